export const tierIds = ['Bronze', 'Silver', 'Gold', 'Platinum'] as const

/** A tier's ID in responses and tables. People see its name. */
export type Tier = (typeof tierIds)[number]

export const metals = ['bronze', 'silver', 'gold', 'platinum'] as const

/** A tier as the clinic publishes it. */
export interface TierTerms {
  readonly id: Tier
  /** The displayed name. */
  readonly name: string
  /** The total spend at which it starts, in cents. */
  readonly fromCents: number
  /** The card's material. */
  readonly metal: (typeof metals)[number]
  /** The tier's perks, in the clinic's order. */
  readonly perks: readonly string[]
}

/** A balance that's celebrated when first reached. */
export interface Milestone {
  readonly id: string
  readonly points: number
  /** The celebration's message; empty for the app's default. */
  readonly words: string
}

export interface Terms {
  /** In rising order; the first starts at 0. */
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

/** The defaults until a clinic publishes its own (D-18, D-38). */
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

/** The milestones that a member has ever reached; redeeming points doesn't take them back (D-38). */
export const milestonesReached = (milestones: Terms['milestones'], peakBalance: number): readonly number[] =>
  milestones.map(({ points }) => points).filter(points => points <= peakBalance)
