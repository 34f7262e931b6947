import { Spectral } from '@stoplight/spectral-core'
import { oas } from '@stoplight/spectral-rulesets'
import { expect, it } from 'vitest'
import { openApiDocument } from '#platform/http/openapi/openapi.ts'
import { documentedRoutes } from '../../src/server/parts.ts'

it('the contract keeps every rule of Spectral’s OpenAPI set', async () => {
  const spectral = new Spectral()
  spectral.setRuleset(oas as never)
  const problems = await spectral.run(openApiDocument(documentedRoutes, 'sid') as Record<string, unknown>)
  expect(problems.map(({ code, message, path }) => [code, message, path.join('.')])).toEqual([])
})
