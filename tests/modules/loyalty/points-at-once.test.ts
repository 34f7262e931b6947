import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withKey } from '../../support/api-program.ts'
import { openTestApp, type TestApp } from '../../support/app.ts'
import type { MemberActor } from '../../support/cast.ts'
import type { Answer } from '../../support/client.ts'
import { bothDatabases } from '../../support/databases.ts'

describe.each(bothDatabases)('points given at once (%s)', database => {
  let app: TestApp
  let members: MemberActor[]
  let serviceId: string
  beforeAll(async () => {
    app = await openTestApp({ database, now: '2026-11-20T18:00:00Z' })
    members = await Promise.all(['Mia', 'Noor', 'Vera', 'Ada', 'Uma'].map(name => app.member(name)))
    const services = (await (await app.staff('owner')).get('/api/services')).json<{ id: string }[]>()
    serviceId = services[0]?.id ?? ''
  })
  afterAll(() => app.stop())

  const given = async () =>
    (await Promise.all(members.map(each => each.balance()))).reduce((a, b) => a + b, 0)
  const codes = (answers: readonly Answer[]) =>
    Object.groupBy(answers, ({ status, code }) => `${status} ${code ?? ''}`)
  const counts = (answers: readonly Answer[]) =>
    Object.fromEntries(Object.entries(codes(answers)).map(([code, list]) => [code.trim(), list?.length]))

  it('by one person never come to more than the role may give unasked', async () => {
    const olga = await app.staff('owner')
    const rule = { role: 'front desk', medicalAnswers: false, exports: false, pointsAbove: 500 }
    expect((await olga.send('PUT', '/api/admin/step-up', rule)).status).toBe(200)
    const screens = [await app.staff('front desk'), await app.staff('front desk')]
    app.clock.advance({ minutes: 6 })
    const before = await given()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        screens[n % 2]?.post('/api/admin/award-points', {
          userEmail: members[n % members.length]?.email,
          serviceId,
          customPoints: 100,
          countAgain: true,
        }),
      ),
    )
    expect(counts(answers as Answer[])).toEqual({ 200: 5, '403 step-up-needed': 15 })
    expect((await given()) - before).toBe(500)
  })

  it('by one key never come to more than it may give in an hour and in a day, and the owner hears of it', async () => {
    const olga = await app.staff('owner')
    const wanted = { name: 'Till', scopes: ['points:award'], pointsPerHour: 1_000, pointsPerDay: 1_500 }
    const { key, apiKey } = (await olga.post('/api/admin/api-keys', wanted)).json<{
      key: string
      apiKey: object
    }>()
    expect(apiKey).toMatchObject({ pointsPerHour: 1_000, pointsPerDay: 1_500, limitedAt: null })
    const till = withKey(app.network, key)
    const award = async (n: number, points = 100): Promise<Answer> => {
      const answer = await till.post(
        '/api/v1/awards',
        { member: members[n % members.length]?.id, serviceId, points, countAgain: true },
        { 'idempotency-key': randomUUID() },
      )
      return answer.code === 'busy' ? award(n, points) : answer
    }
    const found = async () => (await olga.get('/api/admin/setup')).text.includes('api-key-limited')
    const before = await given()
    expect(await found()).toBe(false)
    const burst = await Promise.all(Array.from({ length: 20 }, (_, n) => award(n)))
    expect(counts(burst)).toEqual({ 200: 10, '429 api-key-limit-reached': 10 })
    expect((await given()) - before).toBe(1_000)
    expect(await found()).toBe(true)
    app.clock.advance({ minutes: 61 })
    expect((await award(0, 501)).code, 'more than is left of the day').toBe('api-key-limit-reached')
    expect((await award(0, 500)).status).toBe(200)
    app.clock.advance({ hours: 25 })
    expect((await award(0, 1_000)).status).toBe(200)
    expect((await given()) - before).toBe(2_500)
  })

  it('by a key that nobody gave limits stay below the usual ones', async () => {
    const olga = await app.staff('owner')
    const wanted = { name: 'Booking', scopes: ['points:award'] }
    const { key } = (await olga.post('/api/admin/api-keys', wanted)).json<{ key: string }>()
    const minted = await withKey(app.network, key).post(
      '/api/v1/awards',
      { member: members[0]?.id, serviceId, points: 100_000, countAgain: true },
      { 'idempotency-key': randomUUID() },
    )
    expect(minted.code).toBe('api-key-limit-reached')
  })
})
