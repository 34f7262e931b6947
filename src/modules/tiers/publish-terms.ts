import type { TiersPorts } from './ports.ts'
import type { Terms } from './tier-terms.ts'

/** To be called in one transaction. Who stands above a threshold that was lowered rises soon after it. */
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

/** The same text for the same terms, however they were kept. */
const said = ({ tiers, milestones }: Terms) =>
  JSON.stringify([
    tiers.map(({ id, name, fromCents, metal, perks }) => [id, name, fromCents, metal, perks]),
    milestones.map(({ id, points, words }) => [id, points, words]),
  ])
