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
  readonly notified: readonly string[]
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

  /** All parts together; each says how many there are. */
  async function inParts(query: string, total: number): Promise<Item[]> {
    const parts: Item[] = []
    let next: string | undefined = query
    while (next !== undefined) {
      const answer: Answer = await read(next)
      expect(answer.headers['x-total-count']).toBe(String(total))
      parts.push(...answer.json<Item[]>())
      next = /<[^>]+timeline([^>]+)>; rel="next"/.exec(String(answer.headers['link'] ?? ''))?.[1]
    }
    return parts
  }

  const told = ({ kind, title, state }: Item) => `${kind}: ${title}${state ? ` (${state})` : ''}`

  it('is on one line, the latest first, with who did it and the balance after it', async () => {
    const items = (await read('?limit=100')).json<Item[]>()
    expect(items.map(told)).toEqual([
      'points: Removed: Dermaplaning',
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
  })

  it('has each notification in what it tells of', async () => {
    const items = (await read('?limit=100')).json<Item[]>()
    expect(
      items.filter(({ notified }) => notified.length > 0).map(each => [told(each), ...each.notified]),
    ).toEqual([
      ['points: Removed: Dermaplaning', 'Visit corrected'],
      ['points: A gift', 'Points added'],
      ['voucher: 10% off any service (used)', 'Voucher used'],
      ['voucher: 10% off any service (given)', 'A gift for you'],
      ['treatment: Treatment: Dermaplaning', 'Request approved'],
      ['treatment: Treatment: Dermaplaning (undone)', 'Points earned'],
    ])
  })

  it('shows one kind of it, in parts as well', async () => {
    const only = async (kind: string) => {
      const items = (await read(`?limit=100&only=${kind}`)).json<Item[]>()
      expect(await inParts(`?limit=1&only=${kind}`, items.length)).toEqual(items)
      return items.map(told)
    }
    const checkIn = 'check-in: Check-in: Daily Spa Visit'
    const asked = 'treatment: Treatment: Dermaplaning'
    expect(await only('points')).toEqual([
      'points: Removed: Dermaplaning',
      'points: A gift',
      asked,
      checkIn,
      `${asked} (undone)`,
    ])
    expect(await only('visits')).toEqual([asked, checkIn, `${asked} (undone)`])
    expect(await only('messages')).toEqual([
      'message: Visit corrected',
      'message: Points added',
      'consent: email (given)',
      'message: Voucher used',
      'message: A gift for you',
      'message: Request approved',
      'message: Points earned',
    ])
    expect((await read('?only=else')).status).toBe(400)
  })

  it('names no note of a request, which may speak of health', async () => {
    expect((await read('?limit=100')).text).not.toMatch(/operation|Heals/)
  })

  it('comes in parts that are the whole together, and says how many there are', async () => {
    const whole = (await read('?limit=100')).json<Item[]>()
    const notifications = whole.flatMap(({ notified }) => notified).length
    expect(await inParts('?limit=2', whole.length + notifications)).toEqual(whole)
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
      return run(undefined, `explain ${timelineStatement}`, [id, 26, null, null, null])
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
