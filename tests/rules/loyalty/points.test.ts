import { beforeEach, describe, expect, it } from 'vitest'
import { NotEnoughPoints } from '#platform/kernel/points.ts'
import type { Goal } from '../../../src/modules/loyalty/rewards/goals.ts'
import { readHeld } from '../../support/held.ts'
import { type Clinic, ines, mia, openClinic } from './clinic.ts'

let clinic: Clinic

beforeEach(() => {
  clinic = openClinic()
})

describe('an adjustment', () => {
  const adjust = (type: 'add' | 'subtract' | 'set', points: number, memberId = mia) =>
    clinic.loyalty.adjustPoints({ memberId, type, points, reason: 'Goodwill', actor: ines })

  it('adds, takes away or sets, and each is an entry with its reason', async () => {
    expect(await adjust('add', 30)).toEqual({ patient: 'Mia Hart', change: 30, balance: 30 })
    expect(await adjust('subtract', 10)).toEqual({ patient: 'Mia Hart', change: -10, balance: 20 })
    expect(await adjust('set', 5)).toEqual({ patient: 'Mia Hart', change: -15, balance: 5 })
    expect(await adjust('set', 0)).toEqual({ patient: 'Mia Hart', change: -5, balance: 0 })
    expect(clinic.ledger.entries.map(({ amount }) => amount)).toEqual([30, -10, -15, -5])
    for (const entry of clinic.ledger.entries)
      expect(entry).toMatchObject({
        memberId: mia,
        kind: 'adjustment',
        reference: undefined,
        reason: 'Goodwill',
        actor: ines,
        at: clinic.clock.now(),
      })
  })

  it('is told in a sentence that says where the balance is now', async () => {
    await adjust('add', 2)
    await adjust('subtract', 1)
    await adjust('set', 0)
    expect(clinic.notifications).toEqual([
      {
        memberId: mia,
        title: 'Points added',
        message: '2 points added to your balance. You now have 2 points.',
        type: 'POINTS_EARNED',
      },
      {
        memberId: mia,
        title: 'Points corrected',
        message: '1 point taken from your balance. You now have 1 point.',
        type: 'GENERAL',
      },
      {
        memberId: mia,
        title: 'Points corrected',
        message: '1 point taken from your balance. You now have 0 points.',
        type: 'GENERAL',
      },
    ])
  })

  it('that changes nothing is refused and told to nobody', async () => {
    await adjust('add', 5)
    clinic.notifications.length = 0
    for (const nothing of [adjust('add', 0), adjust('subtract', 0), adjust('set', 5)])
      await expect(nothing).rejects.toMatchObject({ code: 'nothing-to-change' })
    expect(clinic.ledger.entries).toHaveLength(1)
    expect(clinic.notifications).toEqual([])
  })

  it('never takes more than there is', async () => {
    await adjust('add', 5)
    await expect(adjust('subtract', 6)).rejects.toMatchObject({
      message: expect.stringContaining('1 more points needed: this takes 6'),
    })
  })

  it('is for members: a person of the staff or one who left has no points', async () => {
    for (const nobody of ['olga', 'gone'])
      await expect(adjust('add', 5, nobody)).rejects.toMatchObject({ code: 'patient-gone' })
  })

  it('names a patient without a last name', async () => {
    expect(await adjust('add', 5, 'noor')).toMatchObject({ patient: 'Noor' })
  })
})

describe('the refusal for missing points', () => {
  it('says how many are missing, where it is known', () => {
    expect(new NotEnoughPoints(60, 100).message).toBe(
      '40 more points needed: this takes 100 and the balance is 60.',
    )
    expect(new NotEnoughPoints(100, 100).message).toBe('There are not enough points for this.')
  })
})

const goal = (changes: Partial<Goal> = {}): Goal => ({
  id: 'credit',
  title: '$25 Credit',
  description: '',
  pointsRequired: 100,
  rewardValue: '$25 credit',
  icon: 'gift',
  color: 'rose',
  imageUrl: null,
  isActive: true,
  sortOrder: 1,
  worthCents: null,
  validDays: null,
  repeatDays: null,
  stock: null,
  tiers: [],
  startsOn: null,
  endsOn: null,
  isPaused: false,
  isArchived: false,
  programmeVersion: 4,
  ...changes,
})

describe('what loyalty holds of a member', () => {
  it('is the balance, the ledger, the vouchers and the treatments', async () => {
    await clinic.give(mia, 100)
    await clinic.loyalty.seedGoals([goal()])
    const { id } = await clinic.loyalty.redeemGoal(mia, 'credit')
    await clinic.loyalty.awardTreatment({
      email: 'mia@velora.test',
      serviceId: 'facial',
      customPoints: undefined,
      locationId: 'downtown',
      allowDuplicate: false,
      actor: ines,
    })
    const held = await readHeld<{ vouchers: object[] }>(clinic.loyalty.personalDataOf(mia))
    expect(held).toMatchObject({
      pointsBalance: 65,
      ledger: [
        { amount: 65, location: 'Downtown' },
        { amount: -100, location: null },
        { amount: 100, location: null },
      ],
      vouchers: [{ id }],
      treatments: [{ serviceId: 'facial' }],
    })
    expect(held.vouchers[0]).not.toHaveProperty('memberId')
    expect(await clinic.loyalty.countEntries(mia)).toBe(3)
    expect(await clinic.loyalty.listEntries(mia, 1, 3)).toMatchObject([{ number: 2 }])
    expect(await clinic.loyalty.treatmentsOf(mia)).toEqual([
      { serviceId: 'facial', treatmentDate: '2026-11-21', serviceName: 'HydraFacial' },
    ])
  })

  it('loses the vouchers’ codes when the member leaves', async () => {
    await clinic.give(mia, 100)
    await clinic.loyalty.seedGoals([goal()])
    const { code } = await clinic.loyalty.redeemGoal(mia, 'credit')
    await clinic.loyalty.eraseMember(mia)
    await expect(clinic.loyalty.findVoucher(code)).rejects.toMatchObject({ code: 'unknown-voucher' })
    expect(clinic.vouchers.kept[0]).toMatchObject({ expiresAt: clinic.clock.now() })
  })
})
