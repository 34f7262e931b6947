import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { purging } from '#platform/scheduled-tasks/housekeeping.ts'
import { expiredConsent } from '../../../src/modules/privacy/adapters/consent-in-database.ts'
import { openTestApp, type TestApp } from '../../support/app.ts'
import type { Browser } from '../../support/client.ts'
import { usualDatabases } from '../../support/databases.ts'

const everything = { necessary: true, analytics: true, marketing: true, preferences: true }
const nothing = { necessary: true, analytics: false, marketing: false, preferences: false }

describe.each(usualDatabases)('a visitor’s cookie choice (%s)', database => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp({ database })
  })
  afterAll(() => app.stop())

  const choose = (browser: Browser, consent: object, visitorId: string = randomUUID()) =>
    browser.post('/api/cookie-consent', {
      consent,
      timestamp: app.clock.now().toISOString(),
      visitorId,
      url: 'http://velora.test/reset-password?token=s3cr3t',
      referrer: '',
    })
  const track = (browser: Browser, type = 'analytics') =>
    browser.post('/api/track', { event: 'booking link opened', data: { place: 'home' }, type })
  const visit = (browser: Browser) => browser.post('/api/visitor', { url: '/services', referrer: 'direct' })
  const rows = (table: string) => app.database.statement(`all of ${table}`, `select * from ${table}`)()
  const kept = async () => ({
    events: (await rows('privacy.tracked_event')).length,
    visits: (await rows('privacy.visit')).length,
  })
  const tracksAll = async (browser: Browser) => {
    const before = await kept()
    const answers = [await track(browser), await track(browser, 'marketing'), await visit(browser)]
    for (const { status, text } of answers) expect([status, text]).toEqual([200, '{"success":true}'])
    const after = await kept()
    return { events: after.events - before.events, visits: after.visits - before.visits }
  }

  it('is needed before anything is kept', async () => {
    expect(await tracksAll(app.visitor())).toEqual({ events: 0, visits: 0 })
  })

  it('allows what it allows', async () => {
    const browser = app.visitor()
    await choose(browser, everything)
    expect(await tracksAll(browser)).toEqual({ events: 2, visits: 1 })
    const measured = app.visitor()
    await choose(measured, { ...nothing, analytics: true })
    expect(await tracksAll(measured)).toEqual({ events: 1, visits: 1 })
    const advertised = app.visitor()
    await choose(advertised, { ...nothing, marketing: true })
    expect(await tracksAll(advertised)).toEqual({ events: 1, visits: 0 })
    const remembered = app.visitor()
    await choose(remembered, { ...nothing, preferences: true })
    expect(await tracksAll(remembered)).toEqual({ events: 0, visits: 0 })
  })

  it('keeps nothing of a visitor who refuses, and gives them no id', async () => {
    const browser = app.visitor()
    await choose(browser, nothing)
    expect([...browser.cookies.keys()]).toEqual([])
    expect(await tracksAll(browser)).toEqual({ events: 0, visits: 0 })
  })

  it('removes what was kept when it is taken back, in every window of the browser', async () => {
    const browser = app.visitor()
    const visitorId = randomUUID()
    await choose(browser, everything, visitorId)
    await tracksAll(browser)
    const otherWindow = app.network.browser(browser.cookies)
    const before = await kept()
    await choose(browser, nothing, visitorId)
    const after = await kept()
    expect([before.events - after.events, before.visits - after.visits]).toEqual([2, 1])
    expect(await tracksAll(otherWindow)).toEqual({ events: 0, visits: 0 })
  })

  it('removes what was kept under the id that the browser had before, too', async () => {
    const browser = app.visitor()
    await choose(browser, everything)
    await tracksAll(browser)
    const before = await kept()
    const otherWindow = app.network.browser(browser.cookies)
    await choose(browser, nothing)
    expect((await kept()).events).toBe(before.events - 2)
    expect(await tracksAll(otherWindow)).toEqual({ events: 0, visits: 0 })
  })

  it('holds for 30 days by the server’s clock, whatever the browser says', async () => {
    const browser = app.visitor()
    await browser.post('/api/cookie-consent', {
      consent: everything,
      timestamp: '2039-01-01T00:00:00.000Z',
      visitorId: randomUUID(),
      url: '/',
      referrer: '',
    })
    app.clock.advance({ days: 29, hours: 23 })
    expect(await tracksAll(browser)).toEqual({ events: 2, visits: 1 })
    app.clock.advance({ hours: 1 })
    expect(await tracksAll(browser)).toEqual({ events: 0, visits: 0 })
  })

  it('can’t be made by writing the cookie', async () => {
    const allowed = app.visitor()
    const visitorId = randomUUID()
    await choose(allowed, everything, visitorId)
    const forged = app.network.browser(new Map([['visitor', visitorId]]))
    expect(await tracksAll(forged)).toEqual({ events: 0, visits: 0 })
  })

  it('is in a cookie that scripts can’t read and other sites can’t send', async () => {
    const answer = await choose(app.visitor(), everything)
    const lines = answer.headers['set-cookie'] ?? []
    expect(lines).toHaveLength(2)
    for (const line of lines)
      expect(line).toMatch(/^visitor.*; path=\/; expires=[^;]+; samesite=lax; httponly$/i)
  })

  it('is kept as a history that is never rewritten', async () => {
    const browser = app.visitor()
    const visitorId = randomUUID()
    for (const consent of [everything, nothing, everything]) {
      await choose(browser, consent, visitorId)
      app.clock.advance({ seconds: 1 })
    }
    const history = app.database.statement<{ analytics: boolean; url: string }>(
      'history',
      'select analytics, url from privacy.cookie_choice where visitor_id = $1 order by id',
    )
    expect(await history(visitorId)).toEqual(
      [true, false, true].map(analytics => ({ analytics, url: '/reset-password?token' })),
    )
    const rewrite = app.database.statement('rewrite', 'update privacy.cookie_choice set analytics = true')
    await expect(rewrite()).rejects.toThrow(/never rewritten/)
  })

  it('leaves no token, address or name behind', async () => {
    const mia = await app.member('Mia')
    await choose(mia, everything)
    await mia.post('/api/visitor', {
      url: 'https://x.test/reset-password?token=s3cr3t',
      referrer: 'https://m.test/mia',
    })
    await mia.post('/api/track', {
      event: 'opened by mia@velora.test',
      data: {
        name: 'Mia Hart',
        page: '/reset-password?token=s3cr3t',
        url: 'http://velora.test/?token=s3cr3t',
      },
      type: 'analytics',
    })
    const all = ['privacy.visit', 'privacy.tracked_event', 'privacy.cookie_choice', 'privacy.visitor']
    const text = JSON.stringify(await Promise.all(all.map(rows)))
    for (const secret of ['mia@', 'Mia Hart', '127.0.0.1', mia.id]) expect(text).not.toContain(secret)
    expect(text.match(/s3cr3t/g) ?? []).toEqual([])
  })

  it('refuses data that is too large or too deep', async () => {
    const browser = app.visitor()
    for (const data of [{ a: 'x'.repeat(2_001) }, { a: { b: { c: { d: { e: 1 } } } } }]) {
      const answer = await browser.post('/api/track', { event: 'e', data, type: 'analytics' })
      expect([answer.status, answer.code]).toEqual([400, 'invalid-request'])
    }
  })

  it('and what it allowed is dropped after 13 months', async () => {
    const browser = app.visitor()
    await choose(browser, everything)
    await tracksAll(browser)
    const drops = expiredConsent.map(rule => purging(app.database, rule))
    const left = async () => {
      for (const drop of drops) await drop(app.clock.now())
      const all = ['visit', 'tracked_event', 'cookie_choice', 'visitor'].map(name => rows(`privacy.${name}`))
      return (await Promise.all(all)).map(({ length }) => length > 0)
    }
    expect(await left()).toEqual([true, true, true, true])
    app.clock.advance({ days: 398 })
    expect(await left()).toEqual([false, false, false, false])
  })
})

describe('a choice that changes while much is tracked', () => {
  it('leaves nothing behind', async () => {
    const app = await openTestApp({ database: 'postgresql' })
    try {
      for (let round = 0; round < 20; round++) {
        const visitorId = randomUUID()
        const choice = {
          visitorId,
          earlierVisitorId: undefined,
          saidAt: app.clock.now(),
          url: '/',
          referrer: '',
        }
        const { privacy } = app.modules
        await privacy.chooseCookies({ ...choice, analytics: true, marketing: true, preferences: true })
        const event = { event: 'e', type: 'analytics', data: {} } as const
        await Promise.all([
          ...Array.from({ length: 6 }, () => privacy.trackEvent(visitorId, event)),
          privacy.chooseCookies({ ...choice, analytics: false, marketing: false, preferences: false }),
          ...Array.from({ length: 6 }, () => privacy.trackEvent(visitorId, event)),
        ])
      }
      const left = app.database.statement<{ count: number }>(
        'left',
        'select count(*)::int as count from privacy.tracked_event',
      )
      expect(await left()).toEqual([{ count: 0 }])
    } finally {
      await app.stop()
    }
  })
})

describe('calls that nobody waits for', () => {
  it('are turned away from an address that sends too many', async () => {
    const app = await openTestApp({ database: 'embedded' })
    try {
      const browser = app.visitor()
      const visit = (path = '/api/visitor') => browser.post(path, { url: '/', referrer: 'direct' })
      for (let n = 0; n < 60; n++) expect((await visit()).status).toBe(200)
      for (const path of ['/api/visitor', '/API/Visitor/']) {
        const answer = await visit(path)
        expect([answer.status, answer.code]).toEqual([429, 'too-many-attempts'])
      }
    } finally {
      await app.stop()
    }
  })
})
