import type { TiersPorts } from './ports.ts'
import { fallOf, riseOf, type TierStatus } from './tier-status.ts'
import type { Terms } from './tier-terms.ts'

/** Both statuses before the merge, if any, as plain data. */
export interface MergedStatuses {
  readonly survivor: TierStatus | null
  readonly absorbed: TierStatus | null
}

type Ports = Pick<TiersPorts, 'tierStatuses' | 'terms'>

const none: TierStatus = { totalSpentCents: 0, visits: 0, tier: 'Bronze', reachedFromCents: null }

export async function mergeStatuses(
  { tierStatuses, terms }: Ports,
  survivorId: string,
  absorbedId: string,
): Promise<MergedStatuses> {
  const found = await tierStatuses.hold([survivorId, absorbedId])
  const [survivor, absorbed] = [found.get(survivorId) ?? null, found.get(absorbedId) ?? null]
  if (absorbed) {
    const { tiers } = await terms.read()
    await tierStatuses.remove([absorbedId])
    await tierStatuses.replace(survivorId, mergedStatus(tiers, survivor ?? none, absorbed))
  }
  return { survivor, absorbed }
}

/** The higher of both tiers, or the one that the combined spend reaches. */
export function mergedStatus(
  tiers: Terms['tiers'],
  survivor: TierStatus = none,
  absorbed: TierStatus = none,
): TierStatus {
  const rank = ({ tier }: TierStatus) => tiers.findIndex(({ id }) => id === tier)
  const higher = rank(absorbed) > rank(survivor) ? absorbed : survivor
  const sum = {
    totalSpentCents: survivor.totalSpentCents + absorbed.totalSpentCents,
    visits: survivor.visits + absorbed.visits,
    tier: higher.tier,
    reachedFromCents: higher.reachedFromCents,
  }
  return { ...sum, ...riseOf(tiers, sum) }
}

/**
 * Undoes a merge. The survivor keeps what they've spent since, and the tier that it reaches from their earlier status.
 */
export async function unmergeStatuses(
  { tierStatuses, terms }: Ports,
  survivorId: string,
  absorbedId: string,
  { survivor, absorbed }: MergedStatuses,
): Promise<void> {
  if (!absorbed) return
  const now = (await tierStatuses.hold([survivorId])).get(survivorId) ?? none
  const rest = {
    totalSpentCents: Math.max(0, now.totalSpentCents - absorbed.totalSpentCents),
    visits: Math.max(0, now.visits - absorbed.visits),
  }
  await tierStatuses.replace(absorbedId, absorbed)
  if (!survivor && rest.totalSpentCents === 0 && rest.visits === 0) {
    // Reset the tier before deleting the row, because other modules react to the update.
    await tierStatuses.replace(survivorId, none)
    return tierStatuses.remove([survivorId])
  }
  const { tiers } = await terms.read()
  const before = { ...(survivor ?? none), ...rest }
  const hasLess = rest.totalSpentCents < (survivor ?? none).totalSpentCents
  await tierStatuses.replace(survivorId, {
    ...before,
    ...(hasLess ? fallOf(tiers, before) : riseOf(tiers, before)),
  })
}
