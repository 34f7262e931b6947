import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Engine } from '#platform/database/database.ts'
import { openTestApp, type TestApp } from '../../support/app.ts'
import type { Answer, Browser } from '../../support/client.ts'
import { openEngine, usualDatabases } from '../../support/databases.ts'
import { treatmentOf } from '../../support/points.ts'

interface Item {
  readonly id: string
  readonly kind: string
  readonly title: string
  readonly state: string | null
  readonly points: number | null
  readonly balanceAfter: number | null
  readonly by: string | null
}

describe.each(usualDatabases)('what happened with a patient (%s)', database => {
  let app: TestApp
  let engine: Engine
  let ines: Browser
  let id: string
  beforeAll(async () => {
    engine = await openEngine(database)
    app = await openTestApp({ database, engine })
    const mia = await app.member('Mia')
    id = mia.id
    ines = await app.staff('front desk')
    await happens()
  })
  afterAll(() => app.stop())

  /** One of each, five minutes apart. */
  async function happens() {
    const { loyalty, requests } = app.modules
    const mia = await app.member('Mia')
    const later = () => app.clock.advance({ minutes: 5 })
    const { serviceId } = await treatmentOf(app)
    await ines.post('/api/admin/award-points', { userEmail: mia.email, serviceId })
    later()
    const [code] = await loyalty.listCheckInCodes()
    await loyalty.checkIn(id, code?.code ?? '')
    later()
    await requests.requestPoints(id, { serviceId, treatmentDate: '2020-01-02', notes: 'After my operation.' })
    const noor = await app.member('Noor')
    await requests.requestPoints(noor.id, { serviceId, treatmentDate: undefined, notes: undefined })
    const waiting = await ines.get(`/api/admin/service-requests?userId=${id}`)
    expect(waiting.headers['x-total-count']).toBe('1')
    const [pending] = waiting.json<{ id: string }[]>()
    later()
    await ines.send('PUT', `/api/admin/service-requests/${pending?.id}/approve`, {
      adminNotes: 'Heals well.',
    })
    later()
    await ines.post('/api/admin/send-promo-notification', { userId: id })
    const [voucher] = (await ines.get(`/api/admin/users/${id}/vouchers`)).json<{ code: string }[]>()
    later()
    await ines.post('/api/admin/vouchers/redeem', { code: voucher?.code })
    later()
    await mia.post('/api/preferences', { channel: 'email', given: true, wording: 'preferences-2' })
    later()
    await ines.post('/api/admin/update-user-points', {
      userId: id,
      points: 40,
      reason: 'A gift',
      type: 'add',
    })
    const [award] = (await ines.get('/api/admin/awards')).json<{ id: string }[]>().slice(-1)
    later()
    await ines.post(`/api/admin/awards/${award?.id}/undo`)
  }

  const read = (query = ''): Promise<Answer> => ines.get(`/api/admin/users/${id}/timeline${query}`)
  const told = ({ kind, title, state }: Item) => `${kind}: ${title}${state ? ` (${state})` : ''}`

  it('is on one line, the latest first, with who did it and the balance after it', async () => {
    const items = (await read('?limit=100')).json<Item[]>()
    expect(items.filter(({ kind }) => kind !== 'message').map(told)).toEqual([
      'points: Taken back: Dermaplaning',
      'points: A gift',
      'consent: email (given)',
      'voucher: 10% off any service (used)',
      'voucher: 10% off any service (given)',
      'treatment: Treatment: Dermaplaning',
      'request: Dermaplaning (approved)',
      `check-in: ${items.find(({ kind }) => kind === 'check-in')?.title}`,
      'treatment: Treatment: Dermaplaning (undone)',
    ])
    const [first] = items.filter(({ kind }) => kind === 'treatment')
    expect(first).toMatchObject({ points: 15, by: 'Ines', balanceAfter: 35 })
    expect(items.find(({ kind }) => kind === 'message')).toMatchObject({ by: null, points: null })
  })

  it('names no note of a request, which may speak of health', async () => {
    expect((await read('?limit=100')).text).not.toMatch(/operation|Heals/)
  })

  it('comes in parts that are the whole together, and says how many there are', async () => {
    const whole = (await read('?limit=100')).json<Item[]>()
    const parts: Item[] = []
    let address: string | undefined = `/api/admin/users/${id}/timeline?limit=2`
    while (address) {
      const answer: Answer = await ines.get(address)
      expect(answer.headers['x-total-count']).toBe(String(whole.length))
      parts.push(...answer.json<Item[]>())
      address = /<([^>]+)>; rel="next"/.exec(String(answer.headers['link'] ?? ''))?.[1]
    }
    expect(parts).toEqual(whole)
  })

  it('is refused when there is nobody, or from a place that nobody gave', async () => {
    const nobody = '/api/admin/users/00000000-0000-7000-8000-000000000000/timeline'
    expect((await ines.get(nobody)).code).toBe('patient-gone')
    for (const cursor of ['abc', '1.', '1.entry', '99999999999999999.entry-1'])
      expect((await read(`?cursor=${encodeURIComponent(cursor)}`)).status).toBe(400)
  })

  it('is found by keys that begin with the patient', async () => {
    const { timelineStatement } = await import(
      '../../../src/modules/patients/timeline/adapters/timeline-in-database.ts'
    )
    const plan = await engine.transaction(async run => {
      await run(undefined, 'set local enable_seqscan = off', [])
      return run(undefined, `explain ${timelineStatement}`, [id, 26, null, null])
    })
    const found = JSON.stringify(plan)
    for (const table of [
      'entry',
      'treatment',
      'voucher',
      'voucher_mark',
      'request',
      'consents',
      'notification',
    ])
      expect(found).not.toMatch(new RegExp(`Seq Scan on ${table}\\b`))
  })
})
