import { beforeEach, describe, expect, it } from 'vitest'
import type { Voucher } from '../../../src/modules/loyalty/rewards/vouchers.ts'
import { type Clinic, mia, noor, openClinic } from './clinic.ts'

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

beforeEach(() => {
  clinic = openClinic()
})

describe('the 10% offer', () => {
  it('is a voucher until the end of the month, told in the app and on the devices', async () => {
    const { patient, voucher, until } = await clinic.loyalty.sendOffer(mia)
    expect(patient).toBe('Mia Hart')
    expect(until).toBe('Monday, November 30')
    expect(voucher).toEqual({
      id: expect.any(String),
      memberId: mia,
      goalId: null,
      title: '10% off any service',
      rewardValue: '10% off any service',
      code: expect.stringMatching(/^[2-9A-Z]{8}$/),
      issuedAt: clinic.clock.now(),
      expiresAt: new Date('2026-12-01T07:59:59.999Z'),
      usedAt: null,
      icon: null,
      color: null,
      imageUrl: null,
    })
    const { icon: _icon, color: _color, imageUrl: _imageUrl, ...kept } = voucher
    expect(clinic.vouchers.kept).toMatchObject([{ ...kept, occasion: 'ten-percent:2026-11' }])
    expect(clinic.notifications).toEqual([
      {
        memberId: mia,
        title: 'A gift for you',
        message: '10% off any service, once, until Monday, November 30. Your voucher is under My vouchers.',
        type: 'PROMOTION',
      },
    ])
    expect(clinic.announced).toEqual([
      { memberId: mia, title: '10% off any service', until: 'Monday, November 30' },
    ])
  })

  it('is sent once a month', async () => {
    await clinic.loyalty.sendOffer(mia)
    await expect(clinic.loyalty.sendOffer(mia)).rejects.toMatchObject({
      message: expect.stringContaining('Mia Hart already has this month’s 10% offer.'),
    })
    expect([clinic.notifications.length, clinic.announced.length]).toEqual([1, 1])
    clinic.clock.set('2026-12-01T08:00:00Z')
    expect(await clinic.loyalty.sendOffer(mia)).toMatchObject({ until: 'Thursday, December 31' })
  })

  it('is for members, with the name that they have', async () => {
    expect(await clinic.loyalty.sendOffer(noor)).toMatchObject({ patient: 'Noor' })
    for (const nobody of ['olga', 'gone'])
      await expect(clinic.loyalty.sendOffer(nobody)).rejects.toMatchObject({ code: 'patient-gone' })
  })
})

describe('the reminder of a voucher’s end', () => {
  const endsAt = (end: string) => new Date(new Date(end).getTime() - 1)

  it('comes on the third clinic day before the last, once, and names the last day', async () => {
    await issue({ expiresAt: endsAt('2026-12-01T08:00:00Z') })
    clinic.clock.set('2026-11-27T07:59:00Z')
    expect(await clinic.loyalty.remindOfEndingVouchers()).toBe(0)
    clinic.clock.set('2026-11-27T08:00:00Z')
    expect(await clinic.loyalty.remindOfEndingVouchers()).toBe(1)
    expect(await clinic.loyalty.remindOfEndingVouchers()).toBe(0)
    expect(clinic.notifications).toEqual([
      {
        memberId: mia,
        title: 'Your gift ends soon',
        message: '$25 Credit: only until Monday, November 30. Your voucher is under My vouchers.',
        type: 'REMINDER',
      },
    ])
    expect(clinic.announced).toEqual([
      { memberId: mia, title: '$25 Credit', until: 'Monday, November 30', ends: true },
    ])
  })

  it('says “today” on the last day', async () => {
    await issue({ expiresAt: endsAt('2026-12-01T08:00:00Z') })
    clinic.clock.set('2026-11-30T18:00:00Z')
    await clinic.loyalty.remindOfEndingVouchers()
    expect(clinic.announced).toMatchObject([{ until: 'today' }])
  })

  it('names the day before for an end at midnight', async () => {
    await issue({ expiresAt: new Date('2026-11-24T08:00:00Z') })
    await clinic.loyalty.remindOfEndingVouchers()
    expect(clinic.announced).toMatchObject([{ until: 'Monday, November 23' }])
  })

  it('is not for who got theirs today, nor for what is used or has no end', async () => {
    const expiresAt = endsAt('2026-11-24T08:00:00Z')
    await issue({ expiresAt, issuedAt: new Date('2026-11-21T08:00:00Z') })
    await issue({ expiresAt, usedAt: clinic.clock.now() })
    await issue()
    expect(await clinic.loyalty.remindOfEndingVouchers()).toBe(0)
    await issue({ expiresAt, issuedAt: new Date('2026-11-21T07:59:59Z') })
    expect(await clinic.loyalty.remindOfEndingVouchers()).toBe(1)
  })

  it('reaches more members than are taken at once', async () => {
    for (let n = 0; n < 101; n++) await issue({ expiresAt: endsAt('2026-11-24T08:00:00Z') })
    expect(await clinic.loyalty.remindOfEndingVouchers()).toBe(101)
    expect(clinic.notifications).toHaveLength(101)
  })

  it('reaches as many as are taken at once', async () => {
    for (let n = 0; n < 100; n++) await issue({ expiresAt: endsAt('2026-11-24T08:00:00Z') })
    expect(await clinic.loyalty.remindOfEndingVouchers()).toBe(100)
  })
})
