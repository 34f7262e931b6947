import { createConfig, lintFromString } from '@redocly/openapi-core'
import { Spectral } from '@stoplight/spectral-core'
import { oas } from '@stoplight/spectral-rulesets'
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

  it('keeps every rule of Spectral’s OpenAPI set', async () => {
    const spectral = new Spectral()
    spectral.setRuleset(oas as never)
    const problems = await spectral.run(document as Record<string, unknown>)
    expect(problems.map(({ code, message, path }) => [code, message, path.join('.')])).toEqual([])
  })
})
