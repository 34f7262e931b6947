import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { openTestApp, type TestApp } from '../support/app.ts'
import { comparable, countingContexts } from '../support/both-ways.ts'
import type { Browser, Headers } from '../support/client.ts'
import { everyRoute } from '../support/contract.ts'
import { usualDatabases } from '../support/databases.ts'

const lists = everyRoute.filter(({ cacheAs }) => cacheAs).map(({ path }) => path)

const contexts = countingContexts()
beforeEach(() => void contexts.mockClear())
afterAll(() => contexts.mockRestore())

/** The same request on both ways: one that says how long its body is, though it has none, is out of the ordinary. */
async function onBothWays(browser: Browser, path: string, headers: Headers = {}, method = 'GET') {
  const ask = (more: Headers) => browser.send(method, path, undefined, { ...headers, ...more })
  const before = contexts.mock.calls.length
  const whole = await ask({ 'content-length': '0' })
  const between = contexts.mock.calls.length
  const fast = await ask({})
  expect(between - before, 'out of the ordinary').toBe(1)
  return { whole, fast, wasFast: contexts.mock.calls.length === between }
}

describe.each(usualDatabases)('what is kept as bytes (%s)', database => {
  let app: TestApp
  let mia: Browser
  beforeAll(async () => {
    app = await openTestApp({ database })
    mia = await app.member('Mia')
  })
  afterAll(() => app.stop())

  describe.each([
    ['as it is', {}],
    ['for a browser', { 'accept-encoding': 'gzip, deflate, br, zstd' }],
    ['with gzip', { 'accept-encoding': 'gzip' }],
    ['without brotli', { 'accept-encoding': 'br;q=0, gzip;q=0.5' }],
    ['with anything', { 'accept-encoding': '*' }],
    ['with deflate only', { 'accept-encoding': 'deflate' }],
    ['after a reload', { 'cache-control': 'no-cache' }],
  ])('is answered without the whole server, and in the same way: %s', (_how, headers) => {
    it.each(lists)('%s', async path => {
      for (const method of ['GET', 'HEAD']) {
        const { whole, fast, wasFast } = await onBothWays(app.visitor(), path, headers, method)
        expect(comparable(fast)).toEqual(comparable(whole))
        expect([fast.status, wasFast]).toEqual([200, true])
      }
    })

    it('the current user', async () => {
      for (const method of ['GET', 'HEAD']) {
        const { whole, fast, wasFast } = await onBothWays(mia, '/api/auth/user?t=1', headers, method)
        expect(comparable(fast)).toEqual(comparable(whole))
        expect([fast.status, wasFast]).toEqual([200, true])
      }
    })
  })

  it.each(lists)('is not sent again to who has it: %s', async path => {
    const { headers } = await app.visitor().get(path)
    const tag = { 'if-none-match': String(headers['etag']) }
    const { whole, fast, wasFast } = await onBothWays(app.visitor(), path, tag)
    expect(comparable(fast)).toEqual(comparable(whole))
    expect([fast.status, wasFast]).toEqual([304, true])
  })

  it('is left to the whole server where a request is out of the ordinary', async () => {
    const { headers } = await app.visitor().get('/api/services')
    const etag = String(headers['etag'])
    const unusual: readonly (readonly [Headers, number])[] = [
      [{ 'if-none-match': `W/${etag}` }, 304],
      [{ 'if-none-match': `"other", ${etag}` }, 304],
      [{ 'if-none-match': '"other"' }, 200],
      [{ 'if-none-match': etag, 'cache-control': 'no-cache' }, 200],
      [{ 'accept-encoding': 'identity;q=0, *;q=0' }, 406],
    ]
    for (const [asked, status] of unusual) {
      const { whole, fast, wasFast } = await onBothWays(app.visitor(), '/api/services', asked)
      expect([asked, fast.status, whole.status, wasFast]).toEqual([asked, status, status, false])
    }
    for (const path of ['/API/services', '/api/services/', '/api/services/nowhere'])
      expect((await onBothWays(app.visitor(), path)).wasFast).toBe(false)
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS'])
      expect((await onBothWays(app.visitor(), '/api/services', {}, method)).wasFast).toBe(false)
  })

  it('is left to the whole server for a member where a list is another one for members', async () => {
    expect((await onBothWays(mia, '/api/promotions')).wasFast).toBe(false)
    expect((await onBothWays(app.visitor(), '/api/blog-posts?includeUnpublished=1')).wasFast).toBe(false)
  })

  describe('of the current user', () => {
    const self = '/api/auth/user'
    const kept = async (name: string) => {
      const member = await app.member(name)
      await member.get(self)
      contexts.mockClear()
      expect((await member.get(self)).status).toBe(200)
      expect(contexts, 'it is kept').not.toHaveBeenCalled()
      return member
    }

    it('is made anew after each of the member’s changes, without the whole server, too', async () => {
      const noor = await kept('Noor')
      app.modules.cache.invalidate('member', noor.id)
      contexts.mockClear()
      expect((await noor.get(self)).status).toBe(200)
      expect(contexts).not.toHaveBeenCalled()
      for (const { code } of await app.modules.loyalty.listCheckInCodes()) {
        const before = (await noor.get(self)).json<{ points: number }>().points
        await noor.post('/api/checkin', { code })
        expect((await noor.get(self)).json<{ points: number }>().points).toBeGreaterThan(before)
      }
    })

    it('ends with the session, and with the account', async () => {
      const ada = await kept('Ada')
      const elsewhere = app.network.browser(ada.cookies)
      await ada.post('/api/auth/logout')
      expect((await elsewhere.get(self)).status).toBe(401)
      const eve = await kept('Eve')
      await app.modules.identity.eraseMember(eve.id)
      expect((await eve.get(self)).status).toBe(401)
    })

    it('is for who has the session, and not for a cookie that only looks like one', async () => {
      const lea = await kept('Lea')
      const key = lea.cookies.get('sid') ?? ''
      const other = `${key.startsWith('a') ? 'b' : 'a'}${key.slice(1)}`
      const as = async (cookie: string) => (await app.network.browser().get(self, { cookie })).status
      expect(await as(`sid=${key}`)).toBe(200)
      expect(await as(`other=1; sid="${key}"; more=2`)).toBe(200)
      for (const cookie of [`sid=${other}`, `sid=x; sid=${key}`, `asid=${key}`, `sid=${key}x`, `SID=${key}`])
        expect([cookie, await as(cookie)]).toEqual([cookie, 401])
    })

    it('is left to the whole server in the half of the session’s time in which that is renewed', async () => {
      const half = Date.now() + 15 * 86_400_000
      const zoe = await kept('Zoe')
      vi.useFakeTimers({ toFake: ['Date'], now: half - 5_000 })
      onTestFinished(() => void vi.useRealTimers())
      for (let n = 0; n < 2; n++) expect((await zoe.get(self)).headers['set-cookie']).toBeUndefined()
      expect(contexts, 'the session was read anew').toHaveBeenCalledOnce()
      vi.setSystemTime(half + 10_000)
      expect(String((await zoe.get(self)).headers['set-cookie'])).toContain('sid=')
      expect((await zoe.get(self)).headers['set-cookie']).toBeUndefined()
    })

    it('is compressed by the whole server where it is long', async () => {
      const long = await app.member('Long')
      await app.database.statement(
        'lengthen',
        'update identity.member set first_name = $2, last_name = $2 where id = $1',
      )(long.id, 'é'.repeat(200))
      app.modules.cache.invalidate('member', long.id)
      const { whole, fast, wasFast } = await onBothWays(long, self, { 'accept-encoding': 'gzip' })
      expect([whole, fast].map(({ headers }) => headers['content-encoding'])).toEqual(['gzip', 'gzip'])
      expect(wasFast).toBe(false)
      const plain = await onBothWays(long, self)
      expect(comparable(plain.fast)).toEqual(comparable(plain.whole))
      expect(plain.wasFast).toBe(true)
    })
  })
})

describe('behind https', () => {
  it('has the same headers and the same cookie as the whole server', async () => {
    const app = await openTestApp({
      database: 'embedded',
      env: { APP_URL: 'https://velora.test', TRUST_PROXY: '1' },
    })
    onTestFinished(app.stop)
    const mia = await app.member('Mia')
    for (const path of ['/api/services', '/api/auth/user']) {
      const { whole, fast, wasFast } = await onBothWays(mia, path)
      expect(comparable(fast)).toEqual(comparable(whole))
      expect([fast.status, wasFast]).toEqual([200, true])
      expect(fast.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
      expect(fast.headers['content-security-policy']).toContain('upgrade-insecure-requests')
    }
  })
})
