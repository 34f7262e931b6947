import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { treatmentDay } from '../../../src/modules/requests/service-request.ts'
import { openTestApp, type TestApp } from '../../support/app.ts'
import { usualDatabases } from '../../support/databases.ts'
import { readHeld } from '../../support/held.ts'
import { treatmentOf } from '../../support/points.ts'

interface Shown {
  readonly id: string
  readonly status: string
  readonly notes: string | null
}

it('a request without a day is about the clinic day on which it came', () => {
  const requestDate = new Date('2026-11-22T04:00:00Z')
  const dayOf = (treatmentDate: string | null) =>
    treatmentDay({ treatmentDate, requestDate }, 'America/Los_Angeles')
  expect([dayOf(null), dayOf('2026-11-19')]).toEqual(['2026-11-21', '2026-11-19'])
})

describe.each(usualDatabases)('requesting points (%s)', database => {
  let app: TestApp
  let serviceId: string
  beforeAll(async () => {
    app = await openTestApp({ database })
    serviceId = (await treatmentOf(app, 'HydraFacial')).serviceId
  })
  afterAll(() => app.stop())

  const ask = async (name: string, body: object, headers = {}) =>
    (await app.member(name)).post('/api/service-requests', { serviceId, ...body }, headers)
  const listed = async (name: string, query = '') =>
    (await app.member(name)).get(`/api/service-requests${query}`)

  it('notes what was asked for as pending', async () => {
    const answer = await ask('Mia', { treatmentDate: '2026-11-20', notes: '  With Dr. Ruiz ' })
    expect(answer.json()).toEqual({
      id: expect.any(String),
      serviceId,
      serviceName: 'HydraFacial',
      status: 'pending',
      requestDate: '2026-11-21T18:00:00.000Z',
      treatmentDate: '2026-11-20',
      notes: 'With Dr. Ruiz',
      pointsAwarded: null,
      adminNotes: null,
    })
    expect((await listed('Mia')).json()).toEqual([answer.json()])
    expect(await (await app.member('Mia')).balance()).toBe(0)
  })

  it('takes neither date nor notes as well', async () => {
    expect((await ask('Ava', { notes: ' ' })).json()).toMatchObject({ treatmentDate: null, notes: null })
  })

  it.each([
    ['2026-11-22T07:59:00Z', '2026-11-21', 200],
    ['2026-11-22T07:59:00Z', '2026-11-22', 400],
    ['2026-11-22T08:01:00Z', '2026-11-22', 200],
    ['2026-11-22T08:01:00Z', '2026-11-23', 400],
  ])('at %s takes a treatment on %s by the clinic’s calendar: %i', async (now, treatmentDate, status) => {
    app.clock.set(now)
    const answer = await ask('Ida', { treatmentDate })
    expect(answer.status).toBe(status)
    if (status === 400)
      expect(answer.json()).toMatchObject({
        code: 'treatment-in-future',
        message: 'The treatment date can’t be in the future.',
        errors: [{ path: 'treatmentDate', message: 'The treatment date can’t be in the future.' }],
      })
  })

  it('refuses a service that nobody offers', async () => {
    const unknown = await ask('Uma', { serviceId: '00000000-0000-7000-8000-000000000000' })
    expect(unknown.code).toBe('unknown-service')
    expect((await listed('Uma')).json()).toEqual([])
  })

  it('lists the member’s own, newest first, page by page, each exactly once', async () => {
    for (let n = 1; n <= 12; n++) {
      app.clock.advance({ seconds: 1 })
      await ask('Zoe', { notes: `Visit ${n}` })
    }
    const seen: (string | null)[] = []
    let path: string | undefined = '/api/service-requests?limit=5'
    while (path) {
      const answer = await (await app.member('Zoe')).get(path)
      expect(answer.headers['x-total-count']).toBe('12')
      seen.push(...answer.json<Shown[]>().map(({ notes }) => notes))
      path = /<([^>]+)>; rel="next"/.exec(String(answer.headers['link'] ?? ''))?.[1]
    }
    expect(seen).toEqual(Array.from({ length: 12 }, (_, n) => `Visit ${12 - n}`))
  })

  it('gives nobody another member’s requests, not with their cursor either', async () => {
    const [newest] = (await listed('Zoe')).json<Shown[]>()
    const stranger = await listed('Noor', `?cursor=${newest?.id}`)
    expect(stranger.json()).toEqual([])
  })

  it('hands over all that is held of a member, and forgets it, of that member only', async () => {
    const { requests } = app.modules
    const [mia, zoe] = [(await app.member('Mia')).id, (await app.member('Zoe')).id]
    expect(await readHeld(requests.personalDataOf(mia))).toMatchObject({
      serviceRequests: [{ serviceName: 'HydraFacial', notes: 'With Dr. Ruiz', status: 'pending' }],
    })
    await requests.eraseMembers([mia])
    expect(await readHeld(requests.personalDataOf(mia))).toEqual({ serviceRequests: [] })
    expect(await requests.countRequests(zoe)).toBe(12)
  })
})
