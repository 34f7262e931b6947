import { globSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { describe, expect, it } from 'vitest'
import { openApiDocument } from '#platform/http/openapi/openapi.ts'
import { documentedRoutes } from '../../src/server/parts.ts'

const document = openApiDocument(documentedRoutes, 'sid')

describe('the contract', () => {
  it('keeps every rule that Redocly recommends', async () => {
    const config = await createConfig({ extends: ['recommended'] })
    const source = JSON.stringify(document)
    const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config })
    expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual(
      [],
    )
  })

  it('gives each route the tag of the room or module that it lives in', async () => {
    const homes = new Map<unknown, string>()
    for (const path of globSync('src/{modules,server}/**/{*-http,http,*-routes}.ts')) {
      const home = basename(dirname(path).replace(/.adapters$/, ''))
      const exported: Record<string, unknown> = await import(resolve(path))
      for (const route of Object.values(exported).flat()) homes.set(route, home)
    }
    const tagged = documentedRoutes.flatMap(({ tag, routes }) => routes.map(route => ({ tag, route })))
    expect(tagged.length).toBeGreaterThan(100)
    expect(tagged.map(({ tag, route }) => [route.name, tag])).toEqual(
      tagged.map(({ route }) => [route.name, homes.get(route)]),
    )
  })
})
