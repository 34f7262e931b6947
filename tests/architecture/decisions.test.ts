import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'

const mostLines = 8
const places = [
  'src/**/*.{ts,tsx,mts,mjs}',
  '{ui-kit,tests,features,openapi}/**/*.{ts,tsx,feature}',
  '.storybook/**/*.{ts,tsx}',
  'docker-compose.yml',
  'src/operations/{Dockerfile,debian/*}',
]
const generated = /src\/web\/(?:api|dist)\/|routeTree\.gen/
const files = globSync(places).filter(file => !generated.test(file))
const texts = new Map(files.map(file => [file, readFileSync(file, 'utf8')]))

interface Decision {
  readonly number: number
  readonly heading: string
  readonly lines: readonly string[]
}

const decisions: readonly Decision[] = readFileSync('src/decisions.md', 'utf8')
  .split(/^## /m)
  .slice(1)
  .map(text => {
    const [heading = '', ...lines] = text.trim().split('\n')
    return { number: Number(/^D-(\d+)/.exec(heading)?.[1]), heading, lines }
  })

const citedIn = (text: string) => [...text.matchAll(/\bD-(\d+)\b/g)].map(([, number]) => Number(number))

describe('the decisions', () => {
  it('are numbered upwards, dated, and at most eight lines each', () => {
    const numbers = decisions.map(({ number }) => number)
    expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b))
    expect(decisions.length).toBeGreaterThan(90)
    for (const { heading, lines } of decisions) {
      expect(heading).toMatch(/^D-\d+ · \d{4}-\d\d-\d\d · \S/)
      expect([heading, lines.length <= mostLines]).toEqual([heading, true])
    }
  })

  it('are there for every number that is cited', () => {
    const known = new Set(decisions.map(({ number }) => number))
    const dangling = [...texts].flatMap(([file, text]) =>
      citedIn(text)
        .filter(number => !known.has(number))
        .map(number => `${file} cites D-${number}`),
    )
    expect(dangling).toEqual([])
  })

  it('are the only paper that the code names, beside those that are there', () => {
    const there = new Set(globSync('{*,src/*,openapi/*,.github/*,src/**/*}.md').map(file => basename(file)))
    const named = [...texts].flatMap(([file, text]) =>
      [...text.matchAll(/\b[\w-]+\.md\b/g)]
        .filter(([name]) => !there.has(name))
        .map(([name]) => `${file} names ${name}`),
    )
    expect(named).toEqual([])
  })
})
