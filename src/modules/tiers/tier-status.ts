import { specifiedTerms, type Terms, type Tier } from './tier-terms.ts'

export interface TierStatus {
  readonly totalSpentCents: number
  readonly visits: number
  readonly tier: Tier
  /**
   * What each tier from the second to the own one took when it was reached, in cents: no later threshold takes it away
   * (D-18). Null: what was specified.
   */
  readonly reachedFromCents: readonly number[] | null
}

export interface TierProgress {
  readonly nextTier: Tier | null
  /** What the next tier takes in all; null at the top. */
  readonly targetCents: number | null
  readonly missingCents: number
  /** 0 to 100: total spent over the next target, capped. */
  readonly percent: number
}

type Tiers = readonly Pick<Terms['tiers'][number], 'id' | 'fromCents'>[]

const rank = (tiers: Tiers, tier: Tier) => tiers.findIndex(({ id }) => id === tier)

/** The tier that a total spend reaches. */
export function tierFor(tiers: Tiers, totalSpentCents: number): Tier {
  return tiers.findLast(({ fromCents }) => totalSpentCents >= fromCents)?.id ?? 'Bronze'
}

/** A tier that a member moves to, with what it and those below it took. */
export type Move = Pick<TierStatus, 'tier'> & { readonly reachedFromCents: readonly number[] }

type ReachedTier = Pick<TierStatus, 'tier' | 'totalSpentCents' | 'reachedFromCents'>

const takenBy = (tiers: Tiers) => tiers.slice(1).map(({ fromCents }) => fromCents)

const reachedFrom = ({ reachedFromCents }: ReachedTier) => reachedFromCents ?? takenBy(specifiedTerms.tiers)

/** Where a total spend leads: it rises with the total and never falls by itself (D-18), whatever tiers take now. */
export function riseOf(tiers: Tiers, status: ReachedTier): Move | undefined {
  const tier = tierFor(tiers, status.totalSpentCents)
  const [before, after] = [rank(tiers, status.tier), rank(tiers, tier)]
  if (after <= before) return undefined
  const kept = reachedFrom(status).slice(0, before)
  return { tier, reachedFromCents: [...kept, ...takenBy(tiers).slice(before, after)] }
}

/**
 * Where staff taking a spend back leads: as low as the rest reaches, never higher (D-18). Each tier takes what it took
 * when it was reached, or what it takes now where that is less.
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
