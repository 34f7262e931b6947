import { specifiedTerms, type Terms, type Tier } from './tier-terms.ts'

export interface TierStatus {
  readonly totalSpentCents: number
  readonly visits: number
  readonly tier: Tier
  /**
   * The thresholds at which the member reached each tier from the second one up, in cents. Raising a threshold later
   * doesn't take a tier away (D-18). Null stands for the specification's thresholds.
   */
  readonly reachedFromCents: readonly number[] | null
}

export interface TierProgress {
  readonly nextTier: Tier | null
  /** The total spend that the next tier takes; null at the top. */
  readonly targetCents: number | null
  readonly missingCents: number
  /** 0 to 100: total spend divided by the next tier's threshold, capped. */
  readonly percent: number
}

type Tiers = readonly Pick<Terms['tiers'][number], 'id' | 'fromCents'>[]

const rank = (tiers: Tiers, tier: Tier) => tiers.findIndex(({ id }) => id === tier)

/** The tier that a total spend reaches. */
export function tierFor(tiers: Tiers, totalSpentCents: number): Tier {
  return tiers.findLast(({ fromCents }) => totalSpentCents >= fromCents)?.id ?? 'Bronze'
}

/** A member's new tier, with its threshold and those below it. */
export type Move = Pick<TierStatus, 'tier'> & { readonly reachedFromCents: readonly number[] }

type ReachedTier = Pick<TierStatus, 'tier' | 'totalSpentCents' | 'reachedFromCents'>

const takenBy = (tiers: Tiers) => tiers.slice(1).map(({ fromCents }) => fromCents)

const reachedFrom = ({ reachedFromCents }: ReachedTier) => reachedFromCents ?? takenBy(specifiedTerms.tiers)

/** The higher tier that a total spend reaches, if any. New thresholds alone never lower a tier (D-18). */
export function riseOf(tiers: Tiers, status: ReachedTier): Move | undefined {
  const tier = tierFor(tiers, status.totalSpentCents)
  const [before, after] = [rank(tiers, status.tier), rank(tiers, tier)]
  if (after <= before) return undefined
  const kept = reachedFrom(status).slice(0, before)
  return { tier, reachedFromCents: [...kept, ...takenBy(tiers).slice(before, after)] }
}

/**
 * The lower tier after staff take back spend, if any (D-18). Each tier's threshold is the current one or the one at
 * which the member reached it, whichever is lower.
 */
export function fallOf(tiers: Tiers, status: ReachedTier): Move | undefined {
  const before = rank(tiers, status.tier)
  const reached = reachedFrom(status).slice(0, before)
  const lowest = tiers.map(({ id, fromCents }, n) => ({
    id,
    fromCents: Math.min(fromCents, reached[n - 1] ?? fromCents),
  }))
  const after = rank(tiers, tierFor(lowest, status.totalSpentCents))
  const tier = tiers[after]?.id
  if (!tier || after >= before) return undefined
  return { tier, reachedFromCents: reached.slice(0, after) }
}

export function progressFrom(tiers: Tiers, tier: Tier, totalSpentCents: number): TierProgress {
  const next = tiers[rank(tiers, tier) + 1]
  if (!next) return { nextTier: null, targetCents: null, missingCents: 0, percent: 100 }
  return {
    nextTier: next.id,
    targetCents: next.fromCents,
    missingCents: Math.max(0, next.fromCents - totalSpentCents),
    percent: Math.min(100, Math.floor((Math.max(0, totalSpentCents) / next.fromCents) * 100)),
  }
}
