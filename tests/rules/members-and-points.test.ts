import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkBirthday, namesOf, sameEmail } from '../../src/modules/identity/members.ts'
import { type Goal, progressTowards } from '../../src/modules/loyalty/goals.ts'
import { milestones, milestonesReached } from '../../src/modules/loyalty/ledger.ts'
import { progressFrom, tierAfter, tierFor, tiers } from '../../src/modules/tiers/standing.ts'

describe('a tier', () => {
  it.each([
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

describe('a goal of 100 points', () => {
  const goal = { id: 'facial', pointsRequired: 100 } as Goal
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

describe('a member’s name', () => {
  it.each([
    ['Mia Hart', 'Mia', 'Hart'],
    [' Ana de la Cruz ', 'Ana', 'de la Cruz'],
    ['Cher', 'Cher', ''],
    ['', '', ''],
  ])('%j is split at its first space', (name, firstName, lastName) => {
    expect(namesOf({ email: '', password: '', name })).toEqual({ firstName, lastName })
  })

  it('is taken from the form’s two fields where there are two', () => {
    expect(namesOf({ email: '', password: '', name: 'X Y', firstName: ' Mia ', lastName: 'Hart' })).toEqual({
      firstName: 'Mia',
      lastName: 'Hart',
    })
  })

  it('has an address that is compared without regard to case', () => {
    expect(sameEmail(' Mia@VELORA.test ')).toBe('mia@velora.test')
  })
})

describe('a birthday', () => {
  const now = new Date('2026-11-22T07:00:00Z')
  const check = (day: string | undefined) => () => checkBirthday(day, now, 'America/Los_Angeles')
  it.each([undefined, '2026-11-21', '1991-05-14', '1896-11-21'])('may be %s', day => {
    expect(check(day)).not.toThrow()
  })
  it.each(['2026-11-22', '2027-01-01', '1896-11-20', '0001-01-01'])('can’t be %s', day => {
    expect(check(day)).toThrow('valid date of birth')
  })
})
