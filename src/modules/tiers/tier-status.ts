export type Tier = 'Bronze' | 'Silver' | 'Gold' | 'Platinum'

/** In rising order, with the total spend from which each holds, in cents (D-18). */
export const tiers: readonly { readonly tier: Tier; readonly fromCents: number }[] = [
  { tier: 'Bronze', fromCents: 0 },
  { tier: 'Silver', fromCents: 500_00 },
  { tier: 'Gold', fromCents: 2000_00 },
  { tier: 'Platinum', fromCents: 5000_00 },
]

export interface TierStatus {
  readonly totalSpentCents: number
  readonly visits: number
  readonly tier: Tier
}

export interface TierProgress {
  readonly nextTier: Tier | null
  /** What the next tier takes in all; null at the top. */
  readonly targetCents: number | null
  readonly missingCents: number
  /** 0 to 100: total spent over the next target, capped. */
  readonly percent: number
}

const rank = (tier: Tier) => tiers.findIndex(step => step.tier === tier)

/** The tier that a total spend reaches. */
export function tierFor(totalSpentCents: number): Tier {
  return tiers.findLast(({ fromCents }) => totalSpentCents >= fromCents)?.tier ?? 'Bronze'
}

/** The tier after a spend: it rises with the total and never falls by itself (D-18). */
export function tierAfter(current: Tier, totalSpentCents: number): Tier {
  const reached = tierFor(totalSpentCents)
  return rank(reached) > rank(current) ? reached : current
}

/** The tier after staff took a spend back: as low as the rest reaches, never higher (D-18). */
export function tierAfterCorrection(current: Tier, totalSpentCents: number): Tier {
  const reached = tierFor(totalSpentCents)
  return rank(reached) < rank(current) ? reached : current
}

export function progressFrom(tier: Tier, totalSpentCents: number): TierProgress {
  const next = tiers[rank(tier) + 1]
  if (!next) return { nextTier: null, targetCents: null, missingCents: 0, percent: 100 }
  return {
    nextTier: next.tier,
    targetCents: next.fromCents,
    missingCents: Math.max(0, next.fromCents - totalSpentCents),
    percent: Math.min(100, Math.floor((Math.max(0, totalSpentCents) / next.fromCents) * 100)),
  }
}
