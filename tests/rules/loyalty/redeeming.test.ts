import { beforeEach, describe, expect, it } from 'vitest'
import type { Goal } from '../../../src/modules/loyalty/rewards/goals.ts'
import { progressTowards } from '../../../src/modules/loyalty/rewards/measure-progress.ts'
import { type Clinic, mia, noor, openClinic } from './clinic.ts'

let clinic: Clinic

beforeEach(() => {
  clinic = openClinic()
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

describe('a reward', () => {
  beforeEach(() => clinic.loyalty.seedGoals([goal(), goal({ id: 'old', isActive: false, isArchived: true })]))

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
      imageUrl: null,
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

  it('is not claimed while it is paused, and says so', async () => {
    await clinic.give(mia, 130)
    clinic.goals.splice(0, 1, goal({ isActive: false, isPaused: true }))
    await expect(clinic.loyalty.redeemGoal(mia, 'credit')).rejects.toMatchObject({
      code: 'reward-paused',
      message: 'You can’t claim $25 Credit at the moment. Your points stay yours.',
    })
  })

  it('can be claimed again after the days that the clinic says, and tells when', async () => {
    clinic.goals.splice(0, 1, goal({ repeatDays: 14 }))
    await clinic.give(mia, 300)
    await clinic.loyalty.redeemGoal(mia, 'credit')
    expect(clinic.ledger.entries.at(-1)).toMatchObject({ reference: 'goal:credit:2026-11-21' })
    clinic.clock.set('2026-12-05T07:59:59Z')
    await expect(clinic.loyalty.redeemGoal(mia, 'credit')).rejects.toMatchObject({
      message: 'You can claim $25 Credit again from Saturday, December 5. Your points stay yours.',
    })
    expect(await clinic.loyalty.measureProgress(mia)).toMatchObject([
      { state: 'closed', isRedeemed: true, note: 'Again from Saturday, December 5' },
    ])
    clinic.clock.set('2026-12-05T08:00:00Z')
    expect(await clinic.loyalty.measureProgress(mia)).toMatchObject([
      { state: 'claimable', isRedeemed: false, note: null },
    ])
    await clinic.loyalty.redeemGoal(mia, 'credit')
    // What comes again no longer is claimed already.
    clinic.goals.splice(0, 1, goal())
    clinic.clock.set('2027-12-05T08:00:00Z')
    await expect(clinic.loyalty.redeemGoal(mia, 'credit')).rejects.toMatchObject({ code: 'already-claimed' })
  })

  it('is there until none is left', async () => {
    clinic.goals.splice(0, 1, goal({ stock: 5, endsOn: '2026-11-30' }))
    clinic.left.set('credit', 1)
    await clinic.give(mia, 130)
    await clinic.give(noor, 130)
    expect(await clinic.loyalty.measureProgress(noor)).toMatchObject([
      { state: 'claimable', note: '1 left · Until Monday, November 30' },
    ])
    await clinic.loyalty.redeemGoal(mia, 'credit')
    await expect(clinic.loyalty.redeemGoal(noor, 'credit')).rejects.toMatchObject({
      message: '$25 Credit is all gone: 0 left. Your points stay yours.',
    })
    expect(await clinic.loyalty.measureProgress(noor)).toMatchObject([
      { state: 'closed', isRedeemed: false, note: '0 left · Until Monday, November 30' },
    ])
  })

  it('is for the tiers that the clinic says, by their names', async () => {
    clinic.goals.splice(0, 1, goal({ tiers: ['Gold', 'Platinum'] }))
    await clinic.give(mia, 130)
    await expect(clinic.loyalty.redeemGoal(mia, 'credit')).rejects.toMatchObject({
      message: '$25 Credit is for Gold and Diamond members. Your points stay yours.',
    })
    expect(await clinic.loyalty.measureProgress(mia)).toMatchObject([
      { state: 'closed', percent: 100, note: 'For Gold and Diamond members' },
    ])
    clinic.memberTiers.set(mia, 'Platinum')
    expect(await clinic.loyalty.measureProgress(mia)).toMatchObject([{ state: 'claimable', note: null }])
    await clinic.loyalty.redeemGoal(mia, 'credit')
  })

  it('is shown between its first and its last day, and a late claim hears why not', async () => {
    clinic.goals.splice(0, 1, goal({ startsOn: '2026-11-22', endsOn: '2026-11-23' }))
    await clinic.give(mia, 130)
    const shown = async () => [
      (await clinic.loyalty.listGoals()).length,
      (await clinic.loyalty.measureProgress(mia)).length,
    ]
    const told = (message: string) =>
      expect(clinic.loyalty.redeemGoal(mia, 'credit')).rejects.toMatchObject({ message })
    expect(await shown()).toEqual([0, 0])
    await told('You can claim $25 Credit from Sunday, November 22.')
    clinic.clock.set('2026-11-22T08:00:00Z')
    expect([await shown(), clinic.loyalty.clinicToday()]).toEqual([[1, 1], '2026-11-22'])
    clinic.clock.set('2026-11-24T08:00:00Z')
    expect(await shown()).toEqual([0, 0])
    await told('You could claim $25 Credit until Monday, November 23. Your points stay yours.')
  })

  it('gives a voucher that ends with the last of the days that the clinic says', async () => {
    await clinic.give(mia, 130)
    clinic.goals.splice(0, 1, goal({ validDays: 1 }))
    const { expiresAt } = await clinic.loyalty.redeemGoal(mia, 'credit')
    expect(expiresAt).toEqual(new Date('2026-11-23T07:59:59.999Z'))
  })

  it('keeps what it was worth when the reward is another one', async () => {
    await clinic.give(mia, 130)
    await clinic.loyalty.redeemGoal(mia, 'credit')
    clinic.goals.splice(0, 1, goal({ title: '$10 Credit', rewardValue: '$10 credit', pointsRequired: 900 }))
    expect(await clinic.loyalty.listVouchers(mia)).toMatchObject([
      { title: '$25 Credit', rewardValue: '$25 credit' },
    ])
    expect(clinic.ledger.entries.at(-1)).toMatchObject({ amount: -100, programmeVersion: 4 })
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
      note: null,
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
    const towards = (balance: number, pointsRequired = 100) =>
      progressTowards(goal({ pointsRequired }), { balance, left: new Map() }, undefined, new Map())
    expect(towards(-20)).toMatchObject({ percent: 0, pointsMissing: 120 })
    expect(towards(200, 300)).toMatchObject({ percent: 66 })
  })
})
