import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { everyRole, isForKeys } from '#platform/http/route/route.ts'
import { programOf } from '../support/api-program.ts'
import { openTestApp, type TestApp } from '../support/app.ts'
import type { Browser } from '../support/client.ts'
import { everyRoute, expectDeclared, named } from '../support/contract.ts'
import { expectDocumented, operationOf } from '../support/documented.ts'
import { expiredGrants } from '../support/expired-grants.ts'
import { asSent, formsOf, sampleBody, samplePath } from '../support/samples.ts'

describe('every route', () => {
  let app: TestApp
  let browsers: Map<string, Browser>
  let putBack: () => Promise<void>
  let program: Browser

  beforeAll(async () => {
    app = await openTestApp({ database: 'postgresql' })
    const expired = await expiredGrants(app)
    putBack = expired.putBack
    browsers = new Map<string, Browser>([
      ...expired.browsers,
      ['visitor', app.visitor()],
      ['member', await app.member('Mia')],
    ])
    program = await programOf(app)
    for (const role of everyRole) browsers.set(role, await app.staff(role))
  })
  afterAll(() => app.stop())

  /** A copy of the session as it is, so that a route which signs out or in changes nothing for the next one. */
  const as = (who: string) => app.network.browser(browsers.get(who)?.cookies)
  const ending = ['signOut', 'lockStaffArea']
  const unlessItEndsTheSession = everyRoute.filter(({ name }) => !ending.includes(name))

  // A grant ends in the same way for every role, and an owner may do everything.
  const expired = ['owner, over 8 hours old', 'owner, idle for 31 minutes']

  const ofStaff = unlessItEndsTheSession.filter(({ access }) => Array.isArray(access))
  // What isn't the staff's knows no roles.
  const askedBy = (who: string) =>
    expired.includes(who)
      ? ofStaff.slice(0, 5)
      : ['manager', 'clinical', 'front desk'].includes(who)
        ? ofStaff
        : unlessItEndsTheSession

  describe.each(['visitor', 'member', ...expired, ...everyRole])('asked by %s', who => {
    it.each(named(askedBy(who)))('answers as it declares: %s', async (_name, route) => {
      if (expired.includes(who)) await putBack()
      const sample = asSent(route, sampleBody(route))
      const answer = await as(who).send(route.method.toUpperCase(), samplePath(route), ...sample)
      expectDeclared(route, answer)
      const letIn =
        route.access === 'visitor' ||
        (route.access === 'member' && who === 'member') ||
        (Array.isArray(route.access) && route.access.includes(who))
      const turnedAway = ['not-signed-in', 'not-allowed', 'unknown-api-key'].includes(answer.code ?? '')
      expect(turnedAway).toBe(!letIn)
      if (turnedAway) {
        const knownStaff = Array.isArray(route.access) && (everyRole as readonly string[]).includes(who)
        expect(answer.status).toBe(knownStaff ? 403 : 401)
      }
    })
  })

  const unsafe = everyRoute.filter(({ method, sessionless }) => method !== 'get' && sessionless !== 'webhook')
  const ofBrowsers = unsafe.filter(({ access }) => !isForKeys(access))

  it.each(named(ofBrowsers))('refuses a request from another origin: %s', async (_name, route) => {
    const sample = [route.method.toUpperCase(), samplePath(route), sampleBody(route)] as const
    const answer = await as('member').send(...sample, {
      'sec-fetch-site': 'cross-site',
      origin: 'https://evil.example',
    })
    expect([answer.status, answer.code]).toEqual([403, 'foreign-origin'])
    expectDeclared(route, answer)
  })

  it.each([
    ['same-site', 'http://other.velora.test'],
    ['', ''],
    ['', 'null'],
    ['', 'http://velora.test.evil.example'],
  ])('refuses a request that is “%s” from “%s”', async (site, origin) => {
    const headers = { 'sec-fetch-site': site, origin }
    const answer = await as('member').post('/api/notifications/read', undefined, headers)
    expect([answer.status, answer.code]).toEqual([403, 'foreign-origin'])
  })

  it('takes a request whose Origin is the app’s own address', async () => {
    const headers = { 'sec-fetch-site': '', origin: 'http://velora.test' }
    expect((await as('member').post('/api/notifications/read', undefined, headers)).status).toBe(200)
  })

  /** Who has a key needs one of these as well. */
  const newKey = () => ({ 'idempotency-key': randomUUID() })
  const withBody = unsafe.filter(({ body }) => body)
  const allowed = (access: unknown) => (access === 'visitor' || access === 'member' ? 'member' : 'owner')

  const refusalOf = async (route: (typeof withBody)[number], status: number, body: unknown, headers = {}) => {
    const browser = isForKeys(route.access) ? program : as(allowed(route.access))
    const sent = [route.method.toUpperCase(), samplePath(route), body] as const
    const answer = await browser.send(...sent, { ...newKey(), ...headers })
    expect(answer.status, String(JSON.stringify(body)).slice(0, 80)).toBe(status)
    expectDeclared(route, answer)
    return answer
  }

  it.each(named(withBody))('refuses a body that it does not know: %s', async (_name, route) => {
    const unknownKey = await refusalOf(route, 400, { ...sampleBody(route), isAdmin: true })
    expect(unknownKey.code).toBe('invalid-request')
  })

  // All bodies are read in one place, with one of two limits.
  const isLarge = ({ consumes }: (typeof withBody)[number]) => consumes && 'jsonMegabytes' in consumes
  const ofEachLimit = [withBody.find(isLarge), withBody.find(each => !isLarge(each))].filter(each => !!each)

  it.each(named(ofEachLimit))('refuses a body that can’t be read: %s', async (_name, route) => {
    const expectRefused = (status: number, body: unknown, headers = {}) =>
      refusalOf(route, status, body, headers)
    await expectRefused(400, { ...sampleBody(route), 'nul\0': 1 })
    await expectRefused(400, { text: 'nul\0' })
    await expectRefused(400, '{"broken": ')
    await expectRefused(400, '"a text"')
    await expectRefused(413, { text: 'x'.repeat(isLarge(route) ? 1_100_000 : 110_000) })
    await expectRefused(415, 'code=1', { 'content-type': 'application/x-www-form-urlencoded' })
    await expectRefused(415, '<code/>', { 'content-type': 'text/xml' })
    await expectRefused(400, `{"deep": ${'['.repeat(40_000)}${']'.repeat(40_000)}}`)
  })

  const takingForms = everyRoute.filter(route => formsOf(route))
  const form = { 'content-type': 'application/x-www-form-urlencoded' }

  it.each(named(takingForms))('takes a form and nothing else: %s', async (_name, route) => {
    const send = (body: string, headers: Readonly<Record<string, string>>) =>
      as('visitor').send('POST', samplePath(route), body, headers)
    expect(Object.keys(operationOf(route).requestBody?.content ?? {})).toEqual(formsOf(route))
    const answers = [
      await send('a=1', form),
      await send(`a=${'x'.repeat(110_000)}`, form),
      await send('{}', { 'content-type': 'application/json' }),
    ]
    expect([answers[1]?.status, answers[2]?.status]).toEqual([413, 415])
    expect(answers[0]?.code).not.toBe('wrong-media-type')
    for (const answer of answers) expectDeclared(route, answer)
  })

  it.each(named(everyRoute.filter(({ body, consumes }) => body || consumes)))(
    'is documented with what it does to a body that is too large or of another kind: %s',
    (_name, route) => {
      const { responses, requestBody } = operationOf(route)
      expect(Object.keys(responses)).toEqual(expect.arrayContaining(['413', '415']))
      expect(requestBody).toBeDefined()
    },
  )

  it.each(named(everyRoute.filter(({ cache }) => cache && !cache.perMember)))(
    'answers with nothing new what the browser has already: %s',
    async (_name, route) => {
      const { headers } = await as('visitor').get(samplePath(route))
      const again = await as('visitor').get(samplePath(route), { 'if-none-match': String(headers.etag) })
      expect(again.status).toBe(304)
      expectDocumented(route, again)
    },
  )

  it('refuses headers of more than 16 kB, which every operation documents', async () => {
    const { status } = await as('visitor').get('/api/config', { 'x-large': 'x'.repeat(20_000) })
    expect(status).toBe(431)
    for (const route of everyRoute) expect(operationOf(route).responses).toHaveProperty('431')
  })
})
