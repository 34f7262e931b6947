import type { TiersPorts } from './ports.ts'
import { tierAfterCorrection } from './tier-status.ts'

export async function takeBackSpend(
  { tierStatuses }: TiersPorts,
  memberId: string,
  spendCents: number,
): Promise<void> {
  const status = await tierStatuses.removeVisit(memberId, spendCents)
  if (!status) return
  const tier = tierAfterCorrection(status.tier, status.totalSpentCents)
  if (tier !== status.tier) await tierStatuses.setTier(memberId, tier)
}
