import { request } from 'node:http'
import { gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../support/app.ts'
import type { Answer, Browser } from '../support/client.ts'
import { expectCommonHeaders, expectProblem } from '../support/contract.ts'
import { usualDatabases } from '../support/databases.ts'
import { expectSoundLedger } from '../support/ledger-invariants.ts'

const most = 2_147_483_647
const credentials = { email: 'mia@velora.test', password: 'wrong-password' }

function expectRefused(answer: Answer, status: number, code: string): string {
  expectCommonHeaders(answer)
  expect([answer.status, answer.code]).toEqual([status, code])
  return expectProblem(answer).message
}

describe.each(usualDatabases)('an input that nobody means (%s)', database => {
  let app: TestApp
  let owner: Browser
  beforeAll(async () => {
    app = await openTestApp({ database, env: { TRUST_PROXY: '1' } })
    owner = await app.staff('owner')
    await app.member('Mia')
  })
  afterEach(() => expectSoundLedger(app.database))
  afterAll(() => app.stop())

  describe('in the headers', () => {
    const packed = gzipSync(JSON.stringify(credentials))

    it.each([
      ['plain text that says it is gzip', 'gzip', JSON.stringify(credentials)],
      ['plain text that says it is deflate', 'deflate', JSON.stringify(credentials)],
      ['plain text that says it is Brotli', 'br', JSON.stringify(credentials)],
      ['gzip that was cut off', 'gzip', packed.subarray(0, packed.length - 12)],
      ['gzip whose checksum is wrong', 'gzip', Buffer.concat([packed.subarray(0, -8), Buffer.alloc(8)])],
    ])('is refused: a body of %s', async (_name, encoding, body) => {
      const answer = await app.visitor().post('/api/auth/login', body, { 'content-encoding': encoding })
      expect(expectRefused(answer, 400, 'not-json')).toBe('Couldn’t read the request.')
    })

    it.each(['zstd', 'gzip, gzip', 'nonsense'])('is refused: a body compressed by %s', async encoding => {
      const answer = await app.visitor().post('/api/auth/login', packed, { 'content-encoding': encoding })
      const message = expectRefused(answer, 415, 'wrong-media-type')
      expect(message).toBe('This kind of compression isn’t supported.')
    })

    it('is refused: a form that says it is gzip', async () => {
      const headers = { 'content-type': 'application/x-www-form-urlencoded', 'content-encoding': 'gzip' }
      const answer = await app.visitor().post('/api/webhooks/twilio', 'From=1', headers)
      expectRefused(answer, 400, 'not-json')
    })

    it('is read: a body that is gzip', async () => {
      const answer = await app.visitor().post('/api/auth/login', packed, { 'content-encoding': 'gzip' })
      expect(answer.status).toBe(401)
    })

    it.each(['*;q=0', 'identity;q=0', 'identity;q=0, nonsense', '*;q=0, nonsense;q=1'])(
      'is refused before anything is done: Accept-Encoding: %s',
      async encoding => {
        const accept = { 'accept-encoding': encoding }
        for (const path of ['/api/openapi.json', '/api/services', '/api/admin/users', '/', '/nothing.png']) {
          const message = expectRefused(await owner.get(path, accept), 406, 'no-encoding-accepted')
          expect(message).toBe('The app can’t respond in a format this request accepts.')
        }
        const posts = async () => (await owner.get('/api/admin/blog-posts')).text
        const before = await posts()
        const body = { title: 'Not to be', content: 'Nothing' }
        expectRefused(await owner.post('/api/admin/blog-posts', body, accept), 406, 'no-encoding-accepted')
        expect(await posts()).toBe(before)
      },
    )

    it.each(['gzip, identity;q=0', 'br;q=0.5, *;q=0', 'nonsense', ''])(
      'is answered: Accept-Encoding: %s',
      async encoding => {
        const accept = { 'accept-encoding': encoding }
        for (const path of ['/api/openapi.json', '/api/services'])
          expect((await owner.get(path, accept)).status).toBe(200)
      },
    )

    it('is answered: an expectation that nobody knows', async () => {
      const status = await new Promise(resolve => {
        const outgoing = request(`${app.running.url}/api/config`, { headers: { expect: 'the-unexpected' } })
        outgoing.once('response', answer => {
          answer.resume()
          resolve([answer.statusCode, answer.headers['x-content-type-options']])
        })
        outgoing.end()
      })
      expect(status).toEqual([200, 'nosniff'])
    })
  })

  describe('in numbers', () => {
    const audience = (minPoints: number, maxPoints: number) => ({
      title: 'Many points',
      message: 'For those who have them',
      targetAudience: 'POINTS_RANGE',
      targetCriteria: { minPoints, maxPoints },
    })
    const preview = '/api/admin/campaign-preview?kind=promotion&targetAudience=POINTS_RANGE'

    it.each([2 ** 31, 2 ** 53 - 1, 2 ** 63])('is refused: an audience from %d points', async points => {
      for (const field of ['minPoints', 'maxPoints']) {
        const answer = await owner.get(`${preview}&${field}=${points}`)
        expect(expectRefused(answer, 400, 'invalid-request')).toMatch(/^Please enter at most /)
      }
      for (const body of [audience(points, 1), audience(1, points)])
        expectRefused(await owner.post('/api/admin/send-promotion', body), 400, 'invalid-request')
    })

    it('is taken: an audience up to as many points as a balance can have', async () => {
      expect((await owner.get(`${preview}&minPoints=${most}&maxPoints=${most}`)).status).toBe(200)
      expect((await owner.post('/api/admin/send-promotion', audience(most, most))).status).toBe(200)
    })
  })

  it('is refused: a reward that is worth more than there is', async () => {
    const contents = { rewards: [{ worth: `${'9'.repeat(26)}.${'9'.repeat(22)}` }] }
    expectRefused(
      await owner.send('PUT', '/api/admin/programme/rewards', { contents }),
      400,
      'invalid-request',
    )
  })

  describe('in dates', () => {
    const far = '999999999999999.00000000-0000-7000-8000-000000000000'
    it.each(['/api/admin/audit', '/api/admin/vouchers/used'])(
      'is refused: a list from the year 33658 on: %s',
      async path => {
        const message = expectRefused(await owner.get(`${path}?cursor=${far}`), 400, 'invalid-request')
        expect(message).toBe('Please open this list again.')
        expect((await owner.get(`${path}?cursor=${far.slice(2)}`)).status).toBe(200)
      },
    )
  })

  it.each(['0001-01-01T00:00:00+14:00', '0000-01-01T00:00:00Z', '9999-12-31T23:59:59-14:00'])(
    'is refused: a choice about cookies of %s',
    async timestamp => {
      const consent = { necessary: true, analytics: true, marketing: true, preferences: true }
      const visitorId = '00000000-0000-7000-8000-000000000000'
      const body = { consent, timestamp, visitorId, url: '/', referrer: 'direct' }
      const answer = await app.visitor().post('/api/cookie-consent', body)
      expect(expectRefused(answer, 400, 'invalid-request')).toBe('Please enter a valid date and time')
    },
  )

  describe('in a promotion', () => {
    const special = { title: 'Special', description: 'For all', discountType: 'other', discountValue: 1 }

    it.each([
      ['0000-01-01T00:00:00Z', '2026-12-31'],
      ['0000-01-01', '2026-12-31'],
      ['1900-01-01T00:00:00Z', '2026-12-31'],
      ['2026-11-01', '9999-12-31T23:59:59-14:00'],
    ])('is refused: days from %s to %s', async (validFrom, validUntil) => {
      const body = { ...special, validFrom, validUntil }
      const answer = await owner.post('/api/admin/promotions', body)
      expect(expectRefused(answer, 400, 'invalid-request')).toBe('Please enter a valid date')
    })

    it('is taken: the last day that can be written', async () => {
      const body = { ...special, validFrom: '2026-11-01', validUntil: '9999-12-31' }
      expect((await owner.post('/api/admin/promotions', body)).status).toBe(200)
    })
  })

  describe('in a balance that is as high as it can be', () => {
    const full = 'A balance can’t be more than 2,147,483,647 points. Nothing was changed.'
    const fill = async (name: string) => {
      const member = await app.member(name)
      const actor = 'staff:00000000-0000-7000-8000-000000000000'
      const entry = { memberId: member.id, type: 'set' as const, points: most, reason: 'Full', actor }
      if ((await member.balance()) !== most) await app.modules.loyalty.adjustPoints(entry)
      return member
    }
    const expectFull = async (name: string, act: () => Promise<Answer>) => {
      const member = await fill(name)
      const before = (await member.get('/api/user/points')).text
      expect(expectRefused(await act(), 400, 'balance-too-high')).toBe(full)
      expect((await member.get('/api/user/points')).text).toBe(before)
      expect(await member.balance()).toBe(most)
    }

    it('is refused: one point more', async () => {
      const { id } = await app.member('Mia')
      const body = { userId: id, points: 1, reason: 'One more', type: 'add' }
      await expectFull('Mia', () => owner.post('/api/admin/update-user-points', body))
    })

    it('is refused: the points of a treatment, with its spend and visit', async () => {
      const [service] = (await owner.get('/api/services')).json<{ id: string }[]>()
      const standing = async () =>
        (await (await app.member('Mia')).get('/api/auth/user')).json<{ totalVisits: number }>().totalVisits
      const before = await standing()
      const body = { userEmail: credentials.email, serviceId: service?.id, customPoints: 100 }
      await expectFull('Mia', () => owner.post('/api/admin/award-points', body))
      expect(await standing()).toBe(before)
    })

    it('is refused: a check-in', async () => {
      const [code] = await app.modules.loyalty.listCheckInCodes()
      const mia = await app.member('Mia')
      await expectFull('Mia', () => mia.post('/api/checkin', { code: code?.code }))
    })

    it('is refused: the points of a request, which stays open', async () => {
      const mia = await app.member('Mia')
      const [service] = (await owner.get('/api/services')).json<{ id: string }[]>()
      const request = await mia.post('/api/service-requests', { serviceId: service?.id })
      const { id } = request.json<{ id: string }>()
      const path = `/api/admin/service-requests/${id}/approve`
      await expectFull('Mia', () => owner.send('PUT', path, {}))
      const [still] = (await mia.get('/api/service-requests')).json<{ status: string }[]>()
      expect(still?.status).toBe('pending')
    })

    it('is taken: fewer points, and then as many again', async () => {
      const { id } = await fill('Mia')
      const change = (type: string) =>
        owner.post('/api/admin/update-user-points', { userId: id, points: 10, reason: 'There', type })
      expect((await change('subtract')).status).toBe(200)
      expect((await change('add')).json<{ pointsBalance: number }>().pointsBalance).toBe(most)
    })
  })
})
