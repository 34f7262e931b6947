import { beforeEach, describe, expect, it } from 'vitest'
import { effectiveTime } from '../../../src/modules/loyalty/check-in/check-in-codes.ts'
import { type Clinic, mia, noor, openClinic } from './clinic.ts'

let clinic: Clinic
const code = (name: string) => clinic.codes.find(({ description }) => description === name)?.code ?? ''
const inSeconds = (seconds: number) => new Date(clinic.clock.now().getTime() + seconds * 1_000)

beforeEach(async () => {
  clinic = openClinic()
  await clinic.loyalty.seedCheckInCodes()
})

describe('the codes that a clinic starts with', () => {
  it('are three of five points, active, each with a code of its own', async () => {
    const codes = await clinic.loyalty.listCheckInCodes()
    expect(
      codes.map(({ description, pointsValue, isActive }) => [description, pointsValue, isActive]),
    ).toEqual([
      ['Daily Spa Visit', 5, true],
      ['Welcome', 5, true],
      ['VIP Lounge', 5, true],
    ])
    for (const { code } of codes) expect(code).toMatch(/^VELORA-[2-9A-Z]{12}$/)
    expect(new Set(codes.map(({ code }) => code)).size).toBe(3)
  })

  it('are made once, and those that were switched off are not given', async () => {
    clinic.codes[0] = { ...(clinic.codes[0] as Clinic['codes'][number]), isActive: false }
    const again = await clinic.loyalty.seedCheckInCodes()
    expect(clinic.codes).toHaveLength(3)
    expect(again.map(({ description }) => description)).toEqual(['Welcome', 'VIP Lounge'])
    expect(await clinic.loyalty.listCheckInCodes()).toEqual(again)
  })
})

describe('a check-in', () => {
  it('gives the points of the code, with an entry that says what for', async () => {
    expect(await clinic.loyalty.checkIn(mia, ` ${code('Welcome')}\n`)).toEqual({
      pointsEarned: 5,
      balance: 5,
      description: 'Welcome',
      waitsForDesk: false,
    })
    const { id } = clinic.codes[1] as Clinic['codes'][number]
    expect(clinic.ledger.entries).toEqual([
      {
        memberId: mia,
        amount: 5,
        kind: 'check-in',
        reference: `check-in:${id}:2026-11-21`,
        reason: 'Check-in: Welcome',
        actor: 'member',
        at: clinic.clock.now(),
        programmeVersion: null,
        number: 1,
        balanceAfter: 5,
      },
    ])
  })

  it('counts once a member, code and clinic day, and names the day on which it counts again', async () => {
    await clinic.loyalty.checkIn(mia, code('Welcome'))
    await expect(clinic.loyalty.checkIn(mia, code('Welcome'))).rejects.toMatchObject({
      message: expect.stringContaining('You can use it again from Sunday, November 22.'),
    })
    await clinic.loyalty.checkIn(mia, code('VIP Lounge'))
    await clinic.loyalty.checkIn(noor, code('Welcome'))
    clinic.clock.advance({ days: 1 })
    expect(await clinic.loyalty.checkIn(mia, code('Welcome'))).toMatchObject({ balance: 15 })
  })

  it('is refused with a code that nobody knows, or that was switched off', async () => {
    clinic.codes[0] = { ...(clinic.codes[0] as Clinic['codes'][number]), isActive: false }
    await expect(clinic.loyalty.checkIn(mia, 'VELORA-NOTHING')).rejects.toMatchObject({
      code: 'unknown-check-in-code',
    })
    await expect(clinic.loyalty.checkIn(mia, code('Daily Spa Visit'))).rejects.toMatchObject({
      code: 'inactive-check-in-code',
    })
  })

  it('is refused with a printed code where only the screen counts', async () => {
    const strict = openClinic({ printedCodesCount: false })
    const [welcome] = await strict.loyalty.seedCheckInCodes()
    expect(welcome?.countsOnPaper).toBe(false)
    await expect(strict.loyalty.checkIn(mia, welcome?.code ?? '')).rejects.toMatchObject({
      code: 'printed-codes-off',
    })
  })
})

describe('a scan that the phone kept', () => {
  it('counts for the day on which it was made', async () => {
    clinic.clock.set('2026-11-22T08:05:00Z')
    await clinic.loyalty.checkIn(mia, code('Welcome'), new Date('2026-11-22T07:55:00Z'))
    expect(clinic.ledger.entries[0]).toMatchObject({
      reference: expect.stringMatching(/:2026-11-21$/),
      at: new Date('2026-11-22T07:55:00Z'),
      reason: 'Check-in: Welcome',
    })
  })

  it.each([
    ['15 minutes ago', 900, 'taken'],
    ['a minute ahead of the clinic’s clock', -60, 'taken'],
    ['more than 15 minutes ago', 900.001, 'scan-too-old'],
    ['more than a minute ahead of the clinic’s clock', -60.001, 'scan-from-the-future'],
  ])('from %s (%d s) is: %s', async (_age, seconds, outcome) => {
    const scanned = clinic.loyalty.checkIn(mia, code('Welcome'), inSeconds(-seconds))
    if (outcome === 'taken') expect(await scanned).toMatchObject({ pointsEarned: 5 })
    else await expect(scanned).rejects.toMatchObject({ code: outcome })
  })

  it('is never later than now, so that none counts for tomorrow', () => {
    const now = new Date('2026-11-22T07:59:30Z')
    const at = (seconds: number) => new Date(now.getTime() + seconds * 1_000)
    expect(effectiveTime(at(45), now)).toEqual(now)
    expect(effectiveTime(at(-45), now)).toEqual(at(-45))
    expect(effectiveTime(undefined, now)).toEqual(now)
  })
})
