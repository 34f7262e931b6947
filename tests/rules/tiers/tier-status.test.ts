import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { progressFrom, tierAfter, tierFor, tiers } from '../../../src/modules/tiers/tier-status.ts'

describe('a tier', () => {
  // @customer-4-tier-progress @customer-9-tiers
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
    expect(tierFor(spent)).toBe(tier)
  })

  it('never falls by itself', () => {
    const anyTier = fc.constantFrom(...tiers.map(({ tier }) => tier))
    const rank = (name: string) => tiers.findIndex(({ tier }) => tier === name)
    fc.assert(
      fc.property(anyTier, fc.integer({ min: 0, max: 700_000 }), (tier, spent) => {
        expect(rank(tierAfter(tier, spent))).toBe(Math.max(rank(tier), rank(tierFor(spent))))
      }),
    )
  })

  // @customer-4-tier-progress
  it.each([
    ['Bronze', 0, 'Silver', 500_00, 0],
    ['Bronze', 499_99, 'Silver', 1, 99],
    ['Silver', 1250_00, 'Gold', 750_00, 62],
    ['Gold', 0, 'Platinum', 5000_00, 0],
    ['Silver', 9000_00, 'Gold', 0, 100],
    ['Platinum', 5000_00, null, 0, 100],
  ] as const)('%s at %i cents is on the way to %s', (tier, spent, nextTier, missingCents, percent) => {
    expect(progressFrom(tier, spent)).toMatchObject({ nextTier, missingCents, percent })
  })
})
