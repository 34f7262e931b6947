import type { TiersPorts } from './ports.ts'
import type { Terms } from './tier-terms.ts'

/** Call it in a transaction. Members above a lowered threshold rise soon after. */
export async function publishTerms(
  { terms, enqueueRises }: Pick<TiersPorts, 'terms' | 'enqueueRises'>,
  published: Terms,
): Promise<void> {
  const before = await terms.read()
  if (said(before) === said(published)) return
  await terms.publish(published)
  const isLower = published.tiers.some(({ fromCents }, n) => fromCents < (before.tiers[n]?.fromCents ?? 0))
  if (isLower) await enqueueRises()
}

/** Equal for the same tiers and milestones, however they're stored. */
const said = ({ tiers, milestones }: Terms) =>
  JSON.stringify([
    tiers.map(({ id, name, fromCents, metal, perks }) => [id, name, fromCents, metal, perks]),
    milestones.map(({ id, points, words }) => [id, points, words]),
  ])
