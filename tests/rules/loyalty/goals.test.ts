import { describe, expect, it } from 'vitest'
import { milestones, milestonesReached } from '../../../src/modules/loyalty/points/ledger.ts'
import { type Goal, progressTowards } from '../../../src/modules/loyalty/rewards/goals.ts'

describe('a goal of 100 points', () => {
  const goal = { id: 'facial', pointsRequired: 100 } as Goal
  // @customer-4-goal-percent
  it.each([
    [0, 'not reached', 0, 100],
    [99, 'not reached', 99, 1],
    [100, 'claimable', 100, 0],
    [250, 'claimable', 100, 0],
  ])('at a balance of %i is %s', (balance, state, percent, pointsMissing) => {
    expect(progressTowards(goal, balance, false)).toMatchObject({
      state,
      percent,
      pointsMissing,
      isRedeemed: false,
    })
  })

  it('stays claimed whatever the balance', () => {
    expect(progressTowards(goal, 0, true)).toMatchObject({ state: 'claimed', isRedeemed: true })
  })
})

describe('the milestones', () => {
  // @customer-9-milestones
  it('are those of the specification', () => {
    expect(milestones).toEqual([25, 50, 100, 200, 500, 1000, 2000, 5000])
  })
  it.each([
    [24, 0],
    [25, 1],
    [199, 3],
    [5000, 8],
    [1_000_000, 8],
  ])('reached at a peak of %i are %i', (peak, count) => {
    expect(milestonesReached(peak)).toEqual(milestones.slice(0, count))
  })
})
