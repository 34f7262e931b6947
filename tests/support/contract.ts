import { expect } from 'vitest'
import { refusalsOf } from '#platform/http/openapi/possible-refusals.ts'
import { statusOf } from '#platform/http/refusals.ts'
import type { AnyRoute } from '#platform/http/route/route.ts'
import { documentedRoutes } from '../../src/server/parts.ts'
import type { Answer } from './client.ts'
import { expectDocumented } from './documented.ts'

export const everyRoute: readonly AnyRoute[] = documentedRoutes.flatMap(({ routes }) => routes)
export const named = (routes: readonly AnyRoute[]) =>
  routes.map(route => [`${route.method.toUpperCase()} ${route.path}`, route] as const)

/** The server's own responses to a body, even if the contract has none. */
const ofTheServer = new Map([
  ['not-json', 400],
  ['invalid-request', 400],
  ['too-large', 413],
  ['wrong-media-type', 415],
])

/** Public and immutable responses. */
const forEver = new Set(['readPicture', 'readBrandFile'])

/** Responses that every operation in the contract refers to. */
const ofEveryOperation = new Map([['no-encoding-accepted', 406]])

/** Fails on a response that the route doesn't declare, and on one without the standard headers. */
export function expectDeclared(route: AnyRoute, answer: Answer): void {
  expectCommonHeaders(answer)
  if (answer.status < 400) {
    expect(answer.status).toBe(route.answer || route.produces ? 200 : 302)
    if (route.produces?.events) expect(answer.headers['content-type']).toMatch(/^text\/event-stream\b/)
    if (route.answer) expect(() => route.answer?.parse(answer.json())).not.toThrow()
    if (forEver.has(route.name)) expect(answer.headers['cache-control']).toContain('immutable')
    else if (route.produces?.types) expect(answer.headers['cache-control']).toBe('private, no-store')
    else if (!route.cache || route.cache.perMember) expect(answer.headers['cache-control']).toBe('no-store')
    expectDocumented(route, answer)
    return
  }
  const problem = expectProblem(answer)
  const declared = refusalsOf(route).find(({ code }) => code === problem.code)
  const toABody = route.body || route.consumes ? undefined : ofTheServer.get(problem.code)
  const expected = ofEveryOperation.get(problem.code) ?? toABody
  expect(declared ? statusOf[declared.kind] : expected, `${problem.code} is declared`).toBe(answer.status)
  if (declared || !toABody) expectDocumented(route, answer)
}

export function expectProblem(answer: Answer): { readonly code: string; readonly message: string } {
  expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/)
  expect(answer.headers['cache-control']).toBe('no-store')
  const problem = answer.json<{ code: string; message: string }>()
  expect(problem).toMatchObject({
    type: `urn:velora:refusal:${problem.code}`,
    title: expect.any(String),
    status: answer.status,
    detail: problem.message,
  })
  expect(answer.text).not.toMatch(/node_modules|\.ts:\d|at \w+ \(/)
  return problem
}

export function expectCommonHeaders({ headers }: Answer): void {
  expect(headers).toMatchObject({
    'x-request-id': expect.stringMatching(/^[\w-]{16}$/),
    'content-security-policy': expect.stringMatching(
      /^default-src 'none'; script-src 'self';.*frame-ancestors 'none'/,
    ),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': expect.stringContaining('camera=(self)'),
  })
  expect(headers['content-security-policy']).not.toMatch(/unsafe-inline|unsafe-eval/)
  expect(headers['x-powered-by']).toBeUndefined()
}
