import { afterEach, describe, expect, it } from 'vitest'
import { clinic } from '../../../src/web/data/clinic.ts'
import { celebrationsDue } from '../../../src/web/member/celebrations-due.ts'

const standing = (milestones: readonly number[], tier: 'Bronze' | 'Silver' | 'Gold' | 'Platinum') => ({
  milestones,
  milestonesReached: milestones,
  tier,
})
const nothing = standing([], 'Bronze')
const reaching = (points: number) => celebrationsDue(nothing, standing([points], 'Bronze'))

describe('a milestone', () => {
  it.each([
    [25, 'hearts', "Amazing! You've earned 25 points!"],
    [50, 'hearts', "Amazing! You've earned 50 points!"],
    [100, 'burst', 'Fantastic! 100 points milestone reached!'],
    [200, 'burst', 'Fantastic! 200 points milestone reached!'],
    [500, 'stars', "Incredible! 500 points achieved! You're a beauty queen!"],
    [1000, 'stars', "Incredible! 1000 points achieved! You're a beauty queen!"],
    [2000, 'continuous', "WOW! 2000 points! You're absolutely glowing!"],
    [5000, 'continuous', "WOW! 5000 points! You're absolutely glowing!"],
  ])(
    'of %i points is celebrated for five seconds, in its style and with its words',
    (points, style, description) => {
      expect(reaching(points)).toEqual([{ title: 'Points Milestone!', durationMs: 5000, style, description }])
    },
  )

  it('is the first of those that were reached at once', () => {
    const due = celebrationsDue(standing([25], 'Bronze'), standing([25, 50, 100, 200], 'Bronze'))
    expect(due.map(({ description }) => description)).toEqual(["Amazing! You've earned 50 points!"])
  })

  it('is celebrated once, and not again when points were spent and earned anew', () => {
    expect(celebrationsDue(standing([25, 50], 'Bronze'), standing([25, 50], 'Bronze'))).toEqual([])
  })
})

describe('what the clinic says itself', () => {
  const asItWas = { ...clinic }
  afterEach(() => void Object.assign(clinic, asItWas))

  it('is in the words of a milestone and the name of a tier', () => {
    const silver = { tier: 'Silver', name: 'Pearl', from: '500.00', metal: 'gold', perks: [] } as const
    Object.assign(clinic, { tiers: [silver], milestones: [{ points: 25, words: 'Look at you!' }] })
    const due = celebrationsDue(nothing, standing([25], 'Silver'))
    expect(due.map(({ description }) => description)).toEqual([
      'Look at you!',
      'Welcome to Pearl VIP status!',
    ])
  })

  it('is celebrated as a milestone only if it was one when the member reached it', () => {
    const before = { ...standing([25, 100], 'Bronze'), known: [25, 100] }
    expect(celebrationsDue(before, standing([25, 50, 100], 'Bronze'))).toEqual([])
  })

  it('is not celebrated where there had been no milestone at all', () => {
    const before = { ...standing([], 'Bronze'), known: [] }
    expect(celebrationsDue(before, standing([25], 'Bronze'))).toEqual([])
  })
})

describe('a tier', () => {
  it.each([
    ['Bronze', 'Silver', 'burst', 'Welcome to Silver VIP status!'],
    ['Silver', 'Gold', 'stars', "Congratulations on Gold VIP! You're royalty!"],
    ['Gold', 'Platinum', 'continuous', 'PLATINUM VIP ACHIEVED! Ultimate beauty status!'],
  ] as const)(
    'above %s is celebrated for six seconds, with the card that turns: %s',
    (before, tier, style, description) => {
      const due = celebrationsDue(standing([], before), standing([], tier))
      const risen = { from: before, to: tier }
      expect(due).toEqual([{ title: 'VIP Upgrade!', durationMs: 6000, style, description, risen }])
    },
  )

  it.each([
    ['Gold', 'Silver'],
    ['Silver', 'Bronze'],
    ['Gold', 'Gold'],
  ] as const)('that goes from %s to %s is not celebrated', (before, tier) => {
    expect(celebrationsDue(standing([], before), standing([], tier))).toEqual([])
  })

  it('comes after the milestone that was reached with it', () => {
    const due = celebrationsDue(nothing, standing([25], 'Silver'))
    expect(due.map(({ title }) => title)).toEqual(['Points Milestone!', 'VIP Upgrade!'])
  })
})
