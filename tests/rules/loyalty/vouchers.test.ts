import { beforeEach, describe, expect, it } from 'vitest'
import { stateOf, type Voucher, writtenCode } from '../../../src/modules/loyalty/rewards/vouchers.ts'
import { type Clinic, ines, mia, noor, openClinic } from './clinic.ts'

let clinic: Clinic

const issue = (changes: Partial<Voucher> = {}) =>
  clinic.vouchers.issue({
    id: `v${clinic.vouchers.kept.length}`,
    memberId: mia,
    goalId: null,
    title: '$25 Credit',
    rewardValue: '$25 credit',
    code: 'ABCD2345',
    issuedAt: new Date('2026-11-01T18:00:00Z'),
    expiresAt: null,
    usedAt: null,
    ...changes,
  })

const present = (code = 'abcd-2345') => ({ code, actor: ines })

beforeEach(() => {
  clinic = openClinic()
})

describe('a voucher’s code', () => {
  it('is the same in any case, with spaces and dashes', () => {
    expect(writtenCode(' ab-cd 23:45é\n')).toBe('ABCD2345')
  })
})

describe('a voucher’s state', () => {
  const voucher = { usedAt: null, expiresAt: null } as Voucher
  const at = new Date('2026-11-21T18:00:00Z')
  it('is used, expired from its end on, or ready', () => {
    expect(stateOf(voucher, at)).toBe('ready')
    expect(stateOf({ ...voucher, expiresAt: new Date(at.getTime() + 1) }, at)).toBe('ready')
    expect(stateOf({ ...voucher, expiresAt: at }, at)).toBe('expired')
    expect(stateOf({ ...voucher, expiresAt: at, usedAt: at }, at)).toBe('used')
  })
})

describe('a voucher at the desk', () => {
  it('is found with whose it is', async () => {
    await issue()
    expect(await clinic.loyalty.findVoucher('abcd 2345')).toMatchObject({
      title: '$25 Credit',
      patient: 'Mia Hart',
      email: 'mia@velora.test',
      state: 'ready',
      canBeTakenBack: false,
    })
    await expect(clinic.loyalty.findVoucher('nothing')).rejects.toMatchObject({ code: 'unknown-voucher' })
  })

  it('of somebody who left is nobody’s', async () => {
    await issue({ memberId: 'gone' })
    expect(await clinic.loyalty.findVoucher('ABCD2345')).toMatchObject({
      patient: 'Former patient',
      email: '',
    })
  })

  it('is used once, and the member is told', async () => {
    await issue({ memberId: noor })
    expect(await clinic.loyalty.redeemVoucher(present())).toMatchObject({ usedAt: clinic.clock.now() })
    expect(clinic.vouchers.kept[0]?.marks).toEqual([{ actor: ines, at: clinic.clock.now() }])
    expect(clinic.notifications).toEqual([
      {
        memberId: noor,
        title: 'Voucher used',
        message: 'You used one of your vouchers at the front desk. Thank you for your visit!',
        type: 'GENERAL',
      },
    ])
    await expect(clinic.loyalty.redeemVoucher(present())).rejects.toMatchObject({
      message: expect.stringContaining('The patient used this voucher on Saturday, November 21 already.'),
    })
    expect(await clinic.loyalty.findVoucher('ABCD2345')).toMatchObject({
      patient: 'Noor',
      state: 'used',
      canBeTakenBack: true,
    })
  })

  it('is refused after its end, or when nobody knows it', async () => {
    await issue({ expiresAt: new Date('2026-11-20T08:00:00Z') })
    await expect(clinic.loyalty.redeemVoucher(present())).rejects.toMatchObject({
      message: expect.stringContaining('This voucher ended on Friday, November 20.'),
    })
    await expect(clinic.loyalty.redeemVoucher(present('nothing'))).rejects.toMatchObject({
      code: 'unknown-voucher',
    })
    expect(clinic.notifications).toEqual([])
  })

  it('is taken back on the day on which it was used', async () => {
    await issue()
    await clinic.loyalty.redeemVoucher(present())
    clinic.notifications.length = 0
    clinic.clock.advance({ hours: 8 })
    expect(await clinic.loyalty.undoRedemption(present())).toMatchObject({ usedAt: null })
    expect(clinic.vouchers.kept[0]?.marks).toHaveLength(2)
    expect(clinic.notifications).toEqual([
      {
        memberId: mia,
        title: 'Voucher ready again',
        message: 'We marked a voucher of yours as used by mistake. It is ready for you again.',
        type: 'GENERAL',
      },
    ])
    await expect(clinic.loyalty.undoRedemption(present())).rejects.toMatchObject({
      code: 'voucher-not-used',
    })
  })

  it('stays used from the next day on', async () => {
    await issue()
    await clinic.loyalty.redeemVoucher(present())
    clinic.clock.set('2026-11-22T08:00:00Z')
    await expect(clinic.loyalty.undoRedemption(present())).rejects.toMatchObject({
      message: expect.stringContaining('The patient used this voucher on Saturday, November 21.'),
    })
    await expect(clinic.loyalty.undoRedemption(present('nothing'))).rejects.toMatchObject({
      code: 'unknown-voucher',
    })
    expect(await clinic.loyalty.findVoucher('ABCD2345')).toMatchObject({ canBeTakenBack: false })
  })

  it('can still be taken back in the very first instant of the day', async () => {
    await issue()
    clinic.clock.set('2026-11-22T08:00:00Z')
    await clinic.loyalty.redeemVoucher(present())
    expect(await clinic.loyalty.findVoucher('ABCD2345')).toMatchObject({ canBeTakenBack: true })
  })
})

describe('the vouchers used today', () => {
  it('are those of this clinic day, the latest first', async () => {
    await issue({ code: 'FIRST' })
    await issue({ code: 'SECOND', memberId: noor })
    await issue({ code: 'THIRD', usedAt: new Date('2026-11-21T07:59:59Z') })
    await clinic.loyalty.redeemVoucher(present('FIRST'))
    clinic.clock.advance({ minutes: 1 })
    await clinic.loyalty.redeemVoucher(present('SECOND'))
    const listed = await clinic.loyalty.listUsedVouchers(10, undefined)
    expect(listed.map(({ code, patient }) => [code, patient])).toEqual([
      ['SECOND', 'Noor'],
      ['FIRST', 'Mia Hart'],
    ])
    expect(await clinic.loyalty.countUsedVouchers()).toBe(2)
    const below = { at: clinic.clock.now(), id: listed[0]?.id ?? '' }
    expect(await clinic.loyalty.listUsedVouchers(10, below)).toMatchObject([{ code: 'FIRST' }])
  })
})
