import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fallOf, progressFrom, riseOf, tierFor } from '../../../src/modules/tiers/tier-status.ts'
import {
  milestonesReached,
  specifiedTerms,
  type Tier,
  tierIds,
} from '../../../src/modules/tiers/tier-terms.ts'

const { tiers, milestones } = specifiedTerms

/** The tiers with other thresholds: Silver, Gold, Platinum. */
const taking = (...thresholds: readonly number[]) =>
  tiers.map((tier, n) => ({ ...tier, fromCents: n === 0 ? 0 : (thresholds[n - 1] ?? tier.fromCents) }))

const at = (tier: Tier, totalSpentCents: number, reachedFromCents: readonly number[] | null = null) => ({
  tier,
  totalSpentCents,
  reachedFromCents,
})

describe('a tier', () => {
  it.each([
    [-1, 'Bronze'],
    [0, 'Bronze'],
    [499_99, 'Bronze'],
    [500_00, 'Silver'],
    [1999_99, 'Silver'],
    [2000_00, 'Gold'],
    [4999_99, 'Gold'],
    [5000_00, 'Platinum'],
  ])('for %i cents is %s', (spent, tier) => {
    expect(tierFor(tiers, spent)).toBe(tier)
  })

  it('never falls by itself', () => {
    const rank = (name: Tier) => tierIds.indexOf(name)
    fc.assert(
      fc.property(fc.constantFrom(...tierIds), fc.integer({ min: 0, max: 700_000 }), (tier, spent) => {
        const after = riseOf(tiers, at(tier, spent))?.tier ?? tier
        expect(rank(after)).toBe(Math.max(rank(tier), rank(tierFor(tiers, spent))))
      }),
    )
  })

  it.each([
    ['Bronze', 0, 'Silver', 500_00, 0],
    ['Bronze', 499_99, 'Silver', 1, 99],
    ['Silver', 1250_00, 'Gold', 750_00, 62],
    ['Gold', 0, 'Platinum', 5000_00, 0],
    ['Silver', 9000_00, 'Gold', 0, 100],
    ['Platinum', 5000_00, null, 0, 100],
  ] as const)('%s at %i cents is on the way to %s', (tier, spent, nextTier, missingCents, percent) => {
    expect(progressFrom(tiers, tier, spent)).toMatchObject({ nextTier, missingCents, percent })
  })

  it('starts at nothing, also after corrections below it, and ends at the top', () => {
    const toSilver = { nextTier: 'Silver', targetCents: 500_00, missingCents: 550_00, percent: 0 }
    expect(progressFrom(tiers, 'Bronze', -50_00)).toEqual(toSilver)
    const atTheTop = { nextTier: null, targetCents: null, missingCents: 0, percent: 100 }
    expect(progressFrom(tiers, 'Platinum', 5000_00)).toEqual(atTheTop)
  })
})

describe('a threshold that was changed', () => {
  it('lifts who stands above it, as far as the spend reaches', () => {
    expect(riseOf(taking(400_00), at('Bronze', 450_00))).toEqual(moveTo('Silver', [400_00]))
    expect(riseOf(taking(400_00, 1000_00), at('Silver', 1200_00))).toEqual(moveTo('Gold', [500_00, 1000_00]))
    expect(riseOf(taking(100_00, 200_00, 300_00), at('Bronze', 9000_00))).toEqual(
      moveTo('Platinum', [100_00, 200_00, 300_00]),
    )
    expect(riseOf(taking(400_00), at('Bronze', 399_99))).toBeUndefined()
  })

  it('takes no tier away, and none because staff took a little of the spend back', () => {
    const dearer = taking(1000_00, 3000_00)
    expect(riseOf(dearer, at('Gold', 2100_00))).toBeUndefined()
    expect(fallOf(dearer, at('Gold', 2050_00))).toBeUndefined()
    expect(fallOf(dearer, at('Gold', 1999_99))).toEqual(moveTo('Silver', [500_00]))
    expect(fallOf(dearer, at('Gold', 499_99))).toEqual(moveTo('Bronze', []))
  })

  it('takes back what was reached under it with the spend that reached it', () => {
    const dearer = taking(1000_00, 3000_00)
    expect(fallOf(dearer, at('Gold', 2999_99, [500_00, 3000_00]))).toEqual(moveTo('Silver', [500_00]))
    expect(fallOf(dearer, at('Silver', 999_99, [1000_00]))).toEqual(moveTo('Bronze', []))
    expect(fallOf(taking(400_00), at('Silver', 450_00))).toBeUndefined()
  })

  it('never lifts by a correction', () => {
    expect(fallOf(tiers, at('Bronze', 9000_00))).toBeUndefined()
    expect(fallOf(tiers, at('Platinum', 2000_00))?.tier).toBe('Gold')
  })
})

const moveTo = (tier: Tier, reachedFromCents: readonly number[]) => ({ tier, reachedFromCents })

describe('the milestones', () => {
  it('are these unless the clinic says otherwise', () => {
    expect(milestones.map(({ points }) => points)).toEqual([25, 50, 100, 200, 500, 1000, 2000, 5000])
  })

  it.each([
    [0, 0],
    [24, 0],
    [25, 1],
    [199, 3],
    [5000, 8],
  ])('that a highest balance of %i has reached are %i', (peak, count) => {
    expect(milestonesReached(milestones, peak)).toHaveLength(count)
  })
})
