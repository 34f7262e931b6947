import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../support/app.ts'
import { bothDatabases } from '../../support/databases.ts'
import { expectSoundLedger } from '../../support/ledger-invariants.ts'

describe.each(bothDatabases)('checking in (%s)', database => {
  let app: TestApp
  let code: string
  let otherCode: string

  beforeAll(async () => {
    app = await openTestApp({ database })
    const codes = await app.modules.loyalty.listCheckInCodes()
    code = codes[0]?.code ?? ''
    otherCode = codes[1]?.code ?? ''
  })
  afterEach(() => expectSoundLedger(app.database))
  afterAll(() => app.stop())

  it('earns the points of the code, and the entry says what for', async () => {
    const { id } = await app.member('Mia')
    expect(await app.modules.loyalty.checkIn(id, ` ${code}\n`)).toEqual({
      pointsEarned: 5,
      balance: 5,
      description: 'Daily Spa Visit',
      waitsForDesk: false,
    })
    expect(await app.modules.loyalty.listEntries(id, 10, undefined)).toMatchObject([
      { amount: 5, kind: 'check-in', reason: 'Check-in: Daily Spa Visit', at: app.clock.now() },
    ])
  })

  it('counts a code once a day, and says when it counts again', async () => {
    const { id, balance } = await app.member('Mia')
    await expect(app.modules.loyalty.checkIn(id, code)).rejects.toMatchObject({
      code: 'already-checked-in',
      message: expect.stringContaining('Sunday, November 22'),
    })
    expect(await balance()).toBe(5)
  })

  it('counts another code on the same day', async () => {
    const { id } = await app.member('Mia')
    expect(await app.modules.loyalty.checkIn(id, otherCode)).toMatchObject({ balance: 10 })
  })

  it('counts for each member separately', async () => {
    const { id } = await app.member('Noor')
    expect(await app.modules.loyalty.checkIn(id, code)).toMatchObject({ balance: 5 })
  })

  it('refuses an unknown code', async () => {
    const { id } = await app.member('Mia')
    await expect(app.modules.loyalty.checkIn(id, 'VELORA-NOTHING')).rejects.toMatchObject({
      code: 'unknown-check-in-code',
    })
  })

  it('refuses a code that was switched off, with another sentence', async () => {
    const { id } = await app.member('Mia')
    const switchCode = (on: boolean) =>
      app.database.inTransaction(async () => {
        await app.database.statement(
          'switch',
          'update loyalty.check_in_code set is_active = $1 where code = $2',
        )(on, code)
        await app.modules.cache.invalidate('check-in-codes', '')
      })
    await switchCode(false)
    const seeded = await app.modules.loyalty.seedCheckInCodes()
    const refused = await app.modules.loyalty.checkIn(id, code).catch(error => error)
    await switchCode(true)
    const unknown = await app.modules.loyalty.checkIn(id, 'VELORA-NOTHING').catch(error => error)
    expect(seeded.map(each => each.code)).not.toContain(code)
    expect(refused).toMatchObject({ code: 'inactive-check-in-code' })
    expect(refused.message).not.toBe(unknown.message)
  })

  it.each([
    ['an ordinary day', '2026-11-23T07:59:50Z', '2026-11-23T08:00:05Z'],
    ['the day of 23 hours', '2027-03-15T06:59:50Z', '2027-03-15T07:00:05Z'],
    ['the day of 25 hours', '2027-11-08T07:59:50Z', '2027-11-08T08:00:05Z'],
  ])('counts at 23:59:50 and again at 00:00:05 after %s', async (_day, before, after) => {
    const { id, balance } = await app.member('Mia')
    const start = await balance()
    app.clock.set(before)
    await app.modules.loyalty.checkIn(id, code)
    await expect(app.modules.loyalty.checkIn(id, code)).rejects.toMatchObject({ code: 'already-checked-in' })
    app.clock.set(after)
    await app.modules.loyalty.checkIn(id, code)
    expect(await balance()).toBe(start + 10)
  })

  it('does not count the same day twice when the clock is set back', async () => {
    const { id } = await app.member('Noor')
    app.clock.set('2027-12-02T08:00:05Z')
    await app.modules.loyalty.checkIn(id, code)
    app.clock.set('2027-12-02T07:59:50Z')
    await app.modules.loyalty.checkIn(id, code)
    app.clock.set('2027-12-02T08:00:10Z')
    await expect(app.modules.loyalty.checkIn(id, code)).rejects.toMatchObject({ code: 'already-checked-in' })
  })
})
