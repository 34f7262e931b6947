import type { TiersPorts } from './ports.ts'
import { fallOf } from './tier-status.ts'

export async function takeBackSpend(
  { tierStatuses, terms }: Pick<TiersPorts, 'tierStatuses' | 'terms'>,
  memberId: string,
  spendCents: number,
): Promise<void> {
  const [status, { tiers }] = await Promise.all([
    tierStatuses.removeVisit(memberId, spendCents),
    terms.current(),
  ])
  const fall = status && fallOf(tiers, status)
  if (fall) await tierStatuses.setTier(memberId, fall)
}
