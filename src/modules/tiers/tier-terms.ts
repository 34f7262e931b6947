export const tierIds = ['Bronze', 'Silver', 'Gold', 'Platinum'] as const

/** What a tier is called in answers and tables; what people read is its name. */
export type Tier = (typeof tierIds)[number]

export const metals = ['bronze', 'silver', 'gold', 'platinum'] as const

/** What a tier is, as the clinic publishes it. */
export interface TierTerms {
  readonly id: Tier
  /** As people read it. */
  readonly name: string
  /** The total spend from which it holds, in cents. */
  readonly fromCents: number
  /** The material of its card. */
  readonly metal: (typeof metals)[number]
  /** What it gives, in the clinic's order. */
  readonly perks: readonly string[]
}

/** A balance whose first reaching is celebrated. */
export interface Milestone {
  readonly id: string
  readonly points: number
  /** What the celebration says; empty: the app's own words. */
  readonly words: string
}

export interface Terms {
  /** In rising order, the first from nothing on. */
  readonly tiers: readonly TierTerms[]
  /** In rising order. */
  readonly milestones: readonly Milestone[]
}

const specified = (id: Tier, fromCents: number, metal: TierTerms['metal']): TierTerms => ({
  id,
  name: id,
  fromCents,
  metal,
  perks: [],
})

/** What holds until a clinic publishes something else (D-18, D-38). */
export const specifiedTerms: Terms = {
  tiers: [
    specified('Bronze', 0, 'bronze'),
    specified('Silver', 500_00, 'silver'),
    specified('Gold', 2000_00, 'gold'),
    specified('Platinum', 5000_00, 'platinum'),
  ],
  milestones: [25, 50, 100, 200, 500, 1000, 2000, 5000].map((points, n) => ({
    id: `0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0e0${n + 1}`,
    points,
    words: '',
  })),
}

/** The milestones that a member has ever reached; redeeming does not take them back (D-38). */
export const milestonesReached = (milestones: Terms['milestones'], peakBalance: number): readonly number[] =>
  milestones.map(({ points }) => points).filter(points => points <= peakBalance)
