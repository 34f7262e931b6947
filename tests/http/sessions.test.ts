import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { openTestApp, type TestApp } from '../support/app.ts'
import { codeOf, password } from '../support/cast.ts'
import type { Browser } from '../support/client.ts'

const signedInAs = async (browser: Browser) => (await browser.get('/api/auth/user')).status
const isStaff = async (browser: Browser) =>
  (await browser.get('/api/admin/session-check')).json<{ isAdmin: boolean }>().isAdmin

describe('a session', () => {
  let app: TestApp
  const mia = { email: 'mia@velora.test', password }
  beforeAll(async () => {
    app = await openTestApp({ database: 'embedded' })
    await app.member('Mia')
    await app.staff('front desk')
  })
  afterAll(() => app.stop())

  it('does not begin before somebody signs in', async () => {
    const visitor = app.visitor()
    await visitor.get('/api/admin/session-check')
    expect([...visitor.cookies.keys()]).toEqual([])
  })

  it('is in a cookie that scripts can’t read and other sites can’t send', async () => {
    const answer = await app.visitor().post('/api/auth/login', mia)
    const lines = answer.headers['set-cookie']?.filter(line => line.startsWith('sid')) ?? []
    expect(lines.length).toBeGreaterThan(0)
    for (const line of lines) expect(line).toMatch(/; path=\/; expires=[^;]+; samesite=lax; httponly$/i)
  })

  it('gets a new id at sign-in, at a staff grant and at the next sign-in, and the old one is dead', async () => {
    const browser = app.visitor()
    const stolen: Browser[] = []
    const steal = () => stolen.push(app.network.browser(browser.cookies))
    await browser.post('/api/auth/login', mia)
    steal()
    await browser.post('/api/admin/verify', { code: codeOf('front desk') })
    steal()
    await browser.post('/api/auth/login', mia)
    expect(new Set([...stolen, browser].map(({ cookies }) => cookies.get('sid'))).size).toBe(3)
    for (const old of stolen) expect([await signedInAs(old), await isStaff(old)]).toEqual([401, false])
    expect(await signedInAs(browser)).toBe(200)
  })

  it('holds a member and a staff grant together', async () => {
    const browser = app.visitor()
    await browser.post('/api/auth/login', mia)
    await browser.post('/api/admin/verify', { code: codeOf('front desk') })
    expect([await signedInAs(browser), await isStaff(browser)]).toEqual([200, true])
  })

  it('ends at sign-out, everywhere where its id was known, and takes its cookies along', async () => {
    const browser = app.visitor()
    await browser.post('/api/auth/login', mia)
    const stolen = app.network.browser(browser.cookies)
    expect(await signedInAs(stolen)).toBe(200)
    await browser.post('/api/auth/logout')
    expect([await signedInAs(browser), await signedInAs(stolen)]).toEqual([401, 401])
    // That somebody signed in here once proves nothing, and stays.
    expect([...browser.cookies.keys()].filter(name => !name.endsWith('.sig'))).toEqual(['known'])
  })

  it('takes the hint that somebody is signed in along when it is renewed', async () => {
    const browser = app.visitor()
    await browser.post('/api/auth/login', mia)
    const hintsIn = async () =>
      ((await browser.get('/api/auth/user')).headers['set-cookie'] ?? []).filter(line =>
        line.startsWith('signed-in=1'),
      )
    expect(await hintsIn()).toEqual([])
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 20 * 86_400_000 })
    onTestFinished(() => void vi.useRealTimers())
    const [hint = ''] = await hintsIn()
    const ends = new Date(/expires=([^;]+)/.exec(hint)?.[1] ?? '')
    expect(Math.round((ends.getTime() - Date.now()) / 86_400_000)).toBe(30)
  })

  it.each([
    ['any text', 'a-session-id-that-somebody-chose'],
    ['the shape of ours', 'x'.repeat(43)],
  ])('can’t be chosen from outside: %s', async (_kind, id) => {
    const chosen = new Map([['sid', id]])
    const browser = app.network.browser(chosen)
    await browser.post('/api/auth/login', mia)
    expect(browser.cookies.get('sid')).toMatch(/^[\w-]{43}$/)
    expect(browser.cookies.get('sid')).not.toBe(id)
    expect(await signedInAs(app.network.browser(chosen))).toBe(401)
  })

  it('is kept in the database as a hash only', async () => {
    const browser = app.visitor()
    await browser.post('/api/auth/login', mia)
    const rows = await app.database.statement('sessions', 'select * from identity.session')()
    expect(JSON.stringify(rows)).not.toContain(browser.cookies.get('sid'))
  })

  it('loses its staff grant after 30 idle minutes', async () => {
    const desk = await app.staff('front desk')
    app.clock.advance({ minutes: 29 })
    expect(await isStaff(desk)).toBe(true)
    app.clock.advance({ minutes: 29 })
    expect(await isStaff(desk)).toBe(true)
    app.clock.advance({ minutes: 31 })
    expect(await isStaff(desk)).toBe(false)
  })

  it('loses its staff grant after eight hours however busy', async () => {
    const desk = await app.staff('front desk')
    for (let minutes = 0; minutes < 480; minutes += 20) {
      expect(await isStaff(desk)).toBe(true)
      app.clock.advance({ minutes: 20 })
    }
    app.clock.advance({ minutes: 1 })
    expect(await isStaff(desk)).toBe(false)
  })

  it('of an account with a staff role opens the staff area without a code', async () => {
    await app.modules.identity.register({
      ...mia,
      email: 'tess@velora.test',
      name: 'Tess',
      staffRole: 'manager',
    })
    const browser = app.visitor()
    await browser.post('/api/auth/login', { email: 'tess@velora.test', password })
    expect(await isStaff(browser)).toBe(true)
  })
})

describe('a session over https', () => {
  it.each([
    [
      'behind a proxy',
      { TRUST_PROXY: '1' },
      { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.7' },
    ],
    ['where the proxy is not declared', {}, {}],
  ])('has a __Host- cookie that is never sent in the clear, %s', async (_where, env, headers) => {
    const app = await openTestApp({
      database: 'embedded',
      env: { APP_URL: 'https://velora.test', ...env },
    })
    onTestFinished(app.stop)
    await app.modules.identity.register({ email: 'mia@velora.test', password, name: 'Mia Hart' })
    const browser = app.network.browser(new Map(), headers)
    const answer = await browser.post('/api/auth/login', { email: 'mia@velora.test', password })
    expect(answer.status).toBe(200)
    const line = answer.headers['set-cookie']?.findLast(line => line.startsWith('__Host-sid='))
    expect(line).toMatch(/; path=\/; .*samesite=lax; secure; httponly/i)
    expect(answer.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
    expect(await signedInAs(browser)).toBe(200)
  })
})
