import { expect } from 'vitest'
import { openApiDocument } from '#platform/http/openapi/openapi.ts'
import type { AnyRoute } from '#platform/http/route/route.ts'
import { documentedRoutes } from '../../src/server/parts.ts'
import type { Answer } from './client.ts'

interface Response {
  readonly headers?: Readonly<Record<string, { readonly required?: boolean; readonly $ref?: string }>>
  readonly content?: Readonly<Record<string, unknown>>
}

interface Operation {
  readonly operationId: string
  readonly responses: Readonly<Record<string, Response>>
  readonly requestBody?: { readonly content: Readonly<Record<string, unknown>> }
}

const { paths } = openApiDocument(documentedRoutes, 'sid') as {
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}
const operations = new Map(
  Object.values(paths).flatMap(methods => Object.values(methods).map(each => [each.operationId, each])),
)

export function operationOf({ name }: AnyRoute): Operation {
  const operation = operations.get(name)
  if (!operation) throw new Error(`${name} is not in the contract`)
  return operation
}

const ownHeaders = [
  'Content-Disposition',
  'ETag',
  'Link',
  'Location',
  'Retry-After',
  'X-Total-Count',
  'X-Total-Relation',
]

/** Fails if a response differs from the contract: status, headers or media type. */
export function expectDocumented(route: AnyRoute, { status, headers }: Answer): void {
  const response = operationOf(route).responses[status]
  expect(response, `${route.name} documents ${status}`).toBeDefined()
  for (const [name, { required, $ref }] of Object.entries(response?.headers ?? {}))
    if (required || $ref) expect(headers, `${route.name}, ${status}`).toHaveProperty([name.toLowerCase()])
  for (const name of ownHeaders.filter(each => headers[each.toLowerCase()] !== undefined))
    expect(response?.headers, `${route.name}, ${status}`).toHaveProperty([name])
  const types = Object.keys(response?.content ?? {})
  if (types.length > 0) expect(types).toContain(headers['content-type']?.split(';')[0])
}
