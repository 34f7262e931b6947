import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../support/app.ts'
import type { Browser } from '../../support/client.ts'
import { counting, openEngine, usualDatabases } from '../../support/databases.ts'

interface Offered {
  readonly id: string
  readonly title: string
  readonly isEligible?: boolean
  readonly validFrom: string
  readonly validUntil: string
}

const special = (title: string, change: Readonly<Record<string, unknown>> = {}) => ({
  title,
  description: 'A calm hour for tired skin.',
  discountType: 'percentage',
  discountValue: 20,
  validFrom: '2026-11-01',
  validUntil: '2026-11-30',
  targetAudience: 'ALL',
  ...change,
})

describe.each(usualDatabases)('promotions (%s)', database => {
  let app: TestApp
  let olga: Browser
  let counts: Map<string, number>
  beforeAll(async () => {
    const counted = counting(await openEngine(database))
    counts = counted.counts
    app = await openTestApp({ database, engine: counted.engine, now: '2026-11-20T18:00:00Z' })
  })
  beforeEach(async () => {
    app.clock.set('2026-11-20T18:00:00Z')
    const { content } = app.modules
    for (const { id } of await content.listAllPromotions()) await content.deletePromotion(id, 'staff:test')
    olga = await app.staff('owner')
  })
  afterAll(() => app.stop())

  const create = async (title: string, change?: Readonly<Record<string, unknown>>) => {
    const answer = await olga.post('/api/admin/promotions', special(title, change))
    expect(answer.status, answer.text).toBe(200)
    return answer.json<Offered>()
  }
  const seenBy = async (browser: Browser) =>
    (await browser.get('/api/promotions')).json<Offered[]>().map(({ title }) => title)

  it('are made from what the form sends, for all when nothing else is said', async () => {
    const { targetAudience: _left, ...sent } = special('Autumn Glow', { discountValue: 12.5 })
    const made = (await olga.post('/api/admin/promotions', sent)).json<Offered>()
    expect(made).toEqual({ ...sent, id: made.id, isActive: true, targetAudience: 'ALL' })
    expect((await olga.get('/api/admin/promotions')).json()).toEqual([made])
    expect((await app.visitor().get('/api/promotions')).json()).toEqual([{ ...made, isEligible: true }])
  })

  it('take an instant for the clinic’s day that it falls on', async () => {
    const { validFrom, validUntil } = await create('Evening', {
      validFrom: '2026-11-02T07:59:00Z',
      validUntil: '2026-11-30T12:00:00+01:00',
    })
    expect([validFrom, validUntil]).toEqual(['2026-11-01', '2026-11-30'])
  })

  it.each([
    [{ discountValue: 101 }, 'wrong-discount-value', 'discountValue'],
    [{ discountType: 'points', discountValue: 1.5 }, 'wrong-discount-value', 'discountValue'],
    [{ validUntil: '2026-10-31' }, 'ends-before-it-begins', 'validUntil'],
  ])('say which field is wrong in %j', async (change, code, path) => {
    const answer = await olga.post('/api/admin/promotions', special('Wrong', change))
    expect([answer.status, answer.code]).toEqual([400, code])
    expect(answer.json<{ errors: { path: string }[] }>().errors.map(error => error.path)).toEqual([path])
    expect((await olga.get('/api/admin/promotions')).json()).toEqual([])
  })

  it.each([
    ['the first minute of the first day', '2026-11-01T07:00:00Z', true],
    ['the minute before', '2026-11-01T06:59:59Z', false],
    ['the last second of the last day, an hour longer in daylight saving', '2026-11-02T07:59:59Z', true],
    ['the second after', '2026-11-02T08:00:00Z', false],
  ])('hold a day of 25 hours in full: %s', async (_when, now, listed) => {
    await create('One Day', { validFrom: '2026-11-01', validUntil: '2026-11-01' })
    app.clock.set(now)
    expect(await seenBy(app.visitor())).toEqual(listed ? ['One Day'] : [])
  })

  it('change at midnight for everybody, also where the list was just looked at', async () => {
    await create('Until tonight', { validUntil: '2026-11-20' })
    await create('From tomorrow', { validFrom: '2026-11-21' })
    const mia = await app.member('Mia')
    app.clock.set('2026-11-21T07:59:59Z')
    const before = await app.visitor().get('/api/promotions')
    expect([await seenBy(app.visitor()), await seenBy(mia)]).toEqual([['Until tonight'], ['Until tonight']])
    app.clock.advance({ seconds: 1 })
    expect([await seenBy(app.visitor()), await seenBy(mia)]).toEqual([['From tomorrow'], ['From tomorrow']])
    const after = await app
      .visitor()
      .get('/api/promotions', { 'if-none-match': String(before.headers['etag']) })
    expect(after.status).toBe(200)
  })

  it('ask the database nothing while nothing changes', async () => {
    await create('Autumn Glow')
    const mia = await app.member('Mia')
    await Promise.all([seenBy(mia), seenBy(app.visitor())])
    await mia.get('/api/auth/user')
    counts.clear()
    for (let n = 0; n < 5; n++) await Promise.all([seenBy(mia), seenBy(app.visitor())])
    // What other instances are told follows by itself: nobody waits for it.
    expect([...counts.keys()].filter(name => name !== 'notify')).toEqual([])
  })

  it('are shown to members and visitors as far as they are for them', async () => {
    const { identity, loyalty } = app.modules
    const born = await identity.register({
      email: 'noor@velora.test',
      password: 'velora-secret',
      name: 'Noor',
      dateOfBirth: '1990-11-02',
    })
    const noor = app.network.browser()
    await noor.post('/api/auth/login', { email: 'noor@velora.test', password: 'velora-secret' })
    app.clock.advance({ days: 61 })
    olga = await app.staff('owner')
    const june = await app.member('June')
    const lastDays = { ALL: 27, BIRTHDAY: 28, NEW_CUSTOMERS: 29, VIP_GOLD: 26 }
    for (const [targetAudience, last] of Object.entries(lastDays))
      await create(targetAudience, {
        validFrom: '2027-01-01',
        validUntil: `2027-12-${last}`,
        targetAudience,
      })
    expect(await seenBy(june)).toEqual(['ALL', 'NEW_CUSTOMERS', 'VIP_GOLD'])
    expect(await seenBy(noor)).toEqual(['ALL', 'VIP_GOLD'])
    expect(await seenBy(app.visitor())).toEqual(['ALL', 'VIP_GOLD'])

    app.clock.set('2027-11-20T18:00:00Z')
    const [service] = await app.modules.content.listServices()
    await loyalty.awardTreatment({
      email: 'noor@velora.test',
      serviceId: service?.id ?? '',
      customPoints: undefined,
      locationId: undefined,
      allowDuplicate: false,
      actor: 'test',
    })
    expect(await app.modules.content.listPromotions(born)).toMatchObject([
      { title: 'ALL', isEligible: true },
      { title: 'BIRTHDAY', isEligible: true },
      { title: 'VIP_GOLD', isEligible: false },
    ])
  })

  it('never hand one member’s list to another or to a visitor', async () => {
    await create('Welcome', { targetAudience: 'NEW_CUSTOMERS' })
    const mia = await app.member('Mia')
    const hers = await mia.get('/api/promotions')
    expect(hers.headers['cache-control']).toBe('no-store')
    expect(String(hers.headers['vary'])).toContain('Cookie')
    expect(await seenBy(mia)).toEqual(['Welcome'])
    expect(await seenBy(app.visitor())).toEqual([])
    const [code] = [...mia.cookies.keys()].filter(name => name !== 'signed-in')
    expect(code).toBeDefined()
    const forged = app.network.browser(new Map([['sid', 'nobody']]))
    expect(await seenBy(forged)).toEqual([])
  })

  it('leave every list when they are deleted, and keep their row', async () => {
    const { id } = await create('Deleted')
    expect(await seenBy(app.visitor())).toEqual(['Deleted'])
    const deleted = await olga.send('DELETE', `/api/admin/promotions/${id}`)
    expect(deleted.status).toBe(200)
    expect(await seenBy(app.visitor())).toEqual([])
    expect(await seenBy(await app.member('Mia'))).toEqual([])
    expect((await olga.get('/api/admin/promotions')).json()).toEqual([])
    const again = await olga.send('DELETE', `/api/admin/promotions/${id}`)
    expect([again.status, again.code]).toEqual([404, 'unknown-promotion'])
    const rows = await app.database.statement<Record<string, unknown>>(
      'kept-promotions',
      'select title, created_by, deleted_by, deleted_at from content.promotion where id = $1',
    )(id)
    expect(rows).toEqual([
      {
        title: 'Deleted',
        created_by: expect.stringMatching(/^staff:/),
        deleted_by: expect.stringMatching(/^staff:/),
        deleted_at: app.clock.now(),
      },
    ])
  })
})
