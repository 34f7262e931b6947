import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isForKeys } from '#platform/http/route/route.ts'
import { programOf } from '../support/api-program.ts'
import { openTestApp, type TestApp } from '../support/app.ts'
import type { Browser } from '../support/client.ts'
import { everyRoute, expectCommonHeaders, expectDeclared, named } from '../support/contract.ts'
import { anyCharacter } from '../support/fuzz/values.ts'
import { asSent, sampleBody, samplePath } from '../support/samples.ts'

const nasty = fc.constantFrom(
  "'; drop table loyalty.entry; --",
  '<script>alert(1)</script>',
  '{{7*7}}#{7*7}',
  '../../etc/passwd',
  '\ud800',
  '\u202e\u0000',
  '__proto__',
  'x'.repeat(5_000),
  '😀'.repeat(500),
)
const value = fc.oneof(
  nasty,
  fc.string({ unit: anyCharacter }),
  fc.integer(),
  fc.double(),
  fc.constantFrom(null, true, [], {}, 1e308, -1, 2 ** 53, 2 ** 31),
  fc.jsonValue({ maxDepth: 2 }),
)

describe('hostile requests', () => {
  let app: TestApp
  let member: Browser
  let owner: Browser
  let program: Browser

  beforeAll(async () => {
    app = await openTestApp({ database: 'postgresql' })
    member = await app.member('Mia')
    owner = await app.staff('owner')
    program = await programOf(app)
  })
  afterAll(() => app.stop())

  const as = (access: unknown) =>
    isForKeys(access) ? program : app.network.browser((Array.isArray(access) ? owner : member).cookies)

  const bodies = everyRoute.filter(({ body }) => body)
  it.each(named(bodies))('never break %s', async (_name, route) => {
    const sample = sampleBody(route) ?? {}
    const keys = fc.constantFrom(...Object.keys(sample), 'extra')
    const hostile = fc.oneof(
      fc.tuple(keys, value).map(([key, bad]) => ({ ...sample, [key]: bad })),
      fc.dictionary(fc.oneof(keys, fc.string()), value, { maxKeys: 4 }),
      fc.jsonValue({ maxDepth: 4 }),
    )
    const check = fc.asyncProperty(hostile, async body => {
      const [sent, headers] = asSent(route, body)
      const answer = await as(route.access).send(route.method.toUpperCase(), samplePath(route), sent, {
        ...headers,
        'idempotency-key': randomUUID(),
      })
      expect(answer.status).toBeLessThan(500)
      expectDeclared(route, answer)
    })
    await fc.assert(check, { numRuns: 20, seed: 20_261_121 })
  })

  const queries = everyRoute.filter(({ query }) => query)
  it.each(named(queries))('never break the query of %s', async (_name, route) => {
    const hostile = fc.dictionary(
      fc.constantFrom('limit', 'cursor', 'returnTo', 'search', 'extra'),
      fc.oneof(
        nasty,
        fc.integer().map(String),
        fc.constantFrom('99999999999', '1e9', '-1', '0', '1.5', 'NaN', '\0'),
      ),
    )
    const check = fc.asyncProperty(hostile, async query => {
      const text = Object.entries(query).map(
        ([key, text]) => `${key}=${encodeURIComponent(text.toWellFormed())}`,
      )
      const path = `${samplePath(route)}?${text.join('&')}`
      const answer = await as(route.access).send(route.method.toUpperCase(), path)
      expect(answer.status).toBeLessThan(500)
      expectDeclared(route, answer)
    })
    await fc.assert(check, { numRuns: 20, seed: 20_261_121 })
  })

  it.each([
    '/api/user/points?limit=1&limit=2',
    '/api/user/points?cursor=99999999999',
    '/api/user/redeem-goal/%00',
    '/api/user/redeem-goal/%E0%A4%A',
    '/api/%ff',
    '/%ff',
    '/%ff.txt',
    '/..%2f..%2fpackage.json',
    '/assets/..%2f..%2fmain.ts',
    '/%2e%2e/%2e%2e/package.json',
    '/a%00.png',
    '/api/nothing',
    '/api//auth/user',
    '//evil.example/x.js',
  ])('get an answer that gives nothing away: %s', async path => {
    for (const method of ['GET', 'POST', 'DELETE', 'OPTIONS']) {
      const answer = await member.send(method, path)
      expect(answer.status, `${method} ${path}`).toBeLessThan(500)
      expectCommonHeaders(answer)
      expect(answer.text).not.toContain('node_modules')
      expect(answer.text).not.toContain('"dependencies"')
    }
  })
})
