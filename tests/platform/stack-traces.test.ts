import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { placesInSources } from '#platform/stack-traces/source-map.ts'
import { stackInSources } from '#platform/stack-traces/stack-in-sources.ts'

// `boom()` on the third line of the bundle is the second of `a.ts`, and what follows on the fourth is of `b.ts`.
const map = {
  version: 3,
  file: 'main.mjs',
  names: [],
  sources: ['../a.ts', '../b.ts'],
  mappings: ';;AACA,IAAI,EAAE;ACAA,UAAU,oB',
}

describe('places of a bundle in its sources', () => {
  it('are those that Node reads from the same map', () => {
    const node = new SourceMap({ ...map, sourceRoot: '', sourcesContent: [] } as never)
    const wanted = [3, 4].flatMap(line => [1, 5, 6, 9, 40].map(column => ({ line, column })))
    const expected = wanted.map(({ line, column }) => {
      const { originalSource, originalLine, originalColumn } = node.findEntry(line - 1, column - 1) as never
      return { source: originalSource, line: originalLine + 1, column: originalColumn + 1 }
    })
    expect(placesInSources(map, wanted)).toEqual(expected)
  })

  it('are none for a line that nothing is mapped to', () => {
    expect(placesInSources(map, [{ line: 1, column: 1 }])).toEqual([undefined])
    expect(placesInSources(map, [{ line: 9, column: 1 }])).toEqual([undefined])
  })
})

describe('a stack', () => {
  const folder = mkdtempSync(join(tmpdir(), 'velora-stacks-'))
  const fileOf = (name: string) => pathToFileURL(join(folder, name)).href
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('names the sources where a bundle has a map beside it, and is left as it is elsewhere', () => {
    writeFileSync(join(folder, 'main.mjs.map'), JSON.stringify(map))
    writeFileSync(join(folder, 'broken.mjs.map'), '{')
    const other = ['broken', 'missing'].map(name => `    at other (${fileOf(`${name}.mjs`)}:3:5)`)
    const stack = ['Error: boom', `    at boom (${fileOf('main.mjs')}:3:5)`, ...other].join('\n')
    const source = pathToFileURL(join(folder, '../a.ts')).href
    const expected = ['Error: boom', `    at boom (${source}:2:5)`, ...other].join('\n')
    expect(stackInSources(stack)).toBe(expected)
    expect(stackInSources(stack)).toBe(expected)
  })
})
