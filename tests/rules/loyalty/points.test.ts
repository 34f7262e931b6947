import { beforeEach, describe, expect, it } from 'vitest'
import { NotEnoughPoints } from '#platform/kernel/not-enough-points.ts'
import { type Goal, progressTowards } from '../../../src/modules/loyalty/rewards/goals.ts'
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

  it('that changes nothing is refused and notifications to nobody', async () => {
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
  isActive: true,
  sortOrder: 1,
  ...changes,
})

describe('a reward', () => {
  beforeEach(() => clinic.loyalty.seedGoals([goal(), goal({ id: 'old', isActive: false })]))

  it('takes its points and gives a voucher', async () => {
    await clinic.give(mia, 130)
    const voucher = await clinic.loyalty.redeemGoal(mia, 'credit')
    expect(voucher).toEqual({
      id: expect.any(String),
      memberId: mia,
      goalId: 'credit',
      title: '$25 Credit',
      rewardValue: '$25 credit',
      icon: 'gift',
      color: 'rose',
      code: expect.stringMatching(/^[2-9A-Z]{8}$/),
      issuedAt: clinic.clock.now(),
      expiresAt: null,
      usedAt: null,
    })
    expect(await clinic.loyalty.listVouchers(mia)).toMatchObject([voucher])
    clinic.goals.length = 0
    expect(await clinic.loyalty.listVouchers(mia)).toMatchObject([{ icon: null, color: null }])
    expect(clinic.ledger.entries[1]).toMatchObject({
      memberId: mia,
      amount: -100,
      balanceAfter: 30,
      kind: 'reward',
      reference: 'goal:credit',
      reason: 'Reward: $25 Credit',
      actor: 'member',
    })
  })

  it('is claimed once, and never without its points', async () => {
    await clinic.give(mia, 99)
    await expect(clinic.loyalty.redeemGoal(mia, 'credit')).rejects.toMatchObject({
      code: 'not-enough-points',
    })
    expect(await clinic.loyalty.listVouchers(mia)).toEqual([])
    await clinic.give(mia, 200)
    await clinic.loyalty.redeemGoal(mia, 'credit')
    await expect(clinic.loyalty.redeemGoal(mia, 'credit')).rejects.toMatchObject({
      message: expect.stringContaining('already claimed $25 Credit'),
    })
  })

  it('that is unknown or no longer offered is refused', async () => {
    for (const id of ['nothing', 'old'])
      await expect(clinic.loyalty.redeemGoal(mia, id)).rejects.toMatchObject({ code: 'unknown-goal' })
  })

  it('is listed with the way towards it, while it is offered', async () => {
    await clinic.give(mia, 40)
    expect((await clinic.loyalty.listGoals()).map(({ id }) => id)).toEqual(['credit'])
    const progress = {
      goalId: 'credit',
      isRedeemed: false,
      state: 'not reached',
      percent: 40,
      pointsMissing: 60,
    }
    expect(await clinic.loyalty.measureProgress(mia)).toEqual([progress])
    await clinic.give(mia, 60)
    await clinic.loyalty.redeemGoal(mia, 'credit')
    expect(await clinic.loyalty.measureProgress(mia)).toMatchObject([{ isRedeemed: true, state: 'claimed' }])
  })

  it('is stocked where there is none yet', async () => {
    await clinic.loyalty.seedGoals([goal({ id: 'more' })])
    expect(clinic.goals.map(({ id }) => id)).toEqual(['credit', 'old'])
  })

  it('is never nearer than nothing', () => {
    expect(progressTowards(goal(), -20, false)).toMatchObject({ percent: 0, pointsMissing: 120 })
    expect(progressTowards(goal({ pointsRequired: 300 }), 200, false)).toMatchObject({ percent: 66 })
  })
})

describe('a progress photo', () => {
  const treatment = { serviceId: 'facial', treatmentDate: '2026-11-01' }
  const recorded = (serviceId: string, treatmentDate: string, memberId = mia) =>
    clinic.treatments.record({
      id: `${serviceId} ${treatmentDate}`,
      memberId,
      serviceId,
      locationId: null,
      points: 0,
      spendCents: 0,
      clinicDay: treatmentDate,
      countedAgain: false,
      entryNumber: null,
      kind: 'treatment',
      actor: 'staff:ines',
      at: clinic.clock.now(),
    })
  beforeEach(() => recorded('facial', '2026-11-01').then(() => undefined))

  it('is credited once a service and treatment day', async () => {
    expect(await clinic.loyalty.creditProgressPhoto(mia, treatment, 15)).toBe('credited')
    expect(await clinic.loyalty.creditProgressPhoto(mia, treatment, 15)).toBe('earned-before')
    expect(clinic.ledger.entries).toMatchObject([
      {
        memberId: mia,
        amount: 15,
        kind: 'diary',
        reference: 'diary:facial:2026-11-01',
        reason: 'Progress photo: HydraFacial',
        actor: 'member',
        at: clinic.clock.now(),
      },
    ])
    expect(clinic.notifications).toEqual([
      {
        memberId: mia,
        title: 'Points earned',
        message: 'You earned 15 points for your progress photo.',
        type: 'POINTS_EARNED',
      },
    ])
  })

  it('of no treatment in the member’s own record is not credited', async () => {
    await recorded('facial', '2026-11-02', 'noor')
    for (const other of [{ treatmentDate: '2026-11-02' }, { serviceId: 'tint' }])
      expect(await clinic.loyalty.creditProgressPhoto(mia, { ...treatment, ...other }, 15)).toBe(
        'not-in-record',
      )
    await clinic.treatments.undo({
      id: 'facial 2026-11-01',
      since: new Date(0),
      actor: 'staff:ines',
      at: clinic.clock.now(),
    })
    expect(await clinic.loyalty.creditProgressPhoto(mia, treatment, 15)).toBe('not-in-record')
    expect(await clinic.loyalty.treatmentsOf(mia)).toEqual([])
    expect([clinic.ledger.entries, clinic.notifications]).toEqual([[], []])
  })

  it('of a service that is gone is credited without its name', async () => {
    await recorded('gone', '2026-11-01')
    await clinic.loyalty.creditProgressPhoto(mia, { ...treatment, serviceId: 'gone' }, 15)
    expect(clinic.ledger.entries[0]?.reason).toBe('Progress photo')
  })

  it('fails as anything fails that is no repetition', async () => {
    await expect(clinic.loyalty.creditProgressPhoto(mia, treatment, -15)).rejects.toMatchObject({
      code: 'not-enough-points',
    })
  })

  it('is known among those that were credited', async () => {
    await clinic.loyalty.creditProgressPhoto(mia, treatment, 15)
    const other = { ...treatment, treatmentDate: '2026-11-02' }
    expect(await clinic.loyalty.creditedAmong(mia, [other, treatment])).toEqual([treatment])
  })
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
      { serviceId: 'facial', treatmentDate: '2026-11-21' },
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
