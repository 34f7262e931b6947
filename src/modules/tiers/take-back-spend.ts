import { together } from '#platform/kernel/together.ts'
import type { TiersPorts } from './ports.ts'
import { fallOf } from './tier-status.ts'

export async function takeBackSpend(
  { tierStatuses, terms }: Pick<TiersPorts, 'tierStatuses' | 'terms'>,
  memberId: string,
  spendCents: number,
): Promise<void> {
  const [status, { tiers }] = await together(tierStatuses.removeVisit(memberId, spendCents), terms.inForce())
  const fall = status && fallOf(tiers, status)
  if (fall) await tierStatuses.setTier(memberId, fall)
}
