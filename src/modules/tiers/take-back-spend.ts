import type { TiersPorts } from './ports.ts'
import { tierAfterCorrection } from './standing.ts'

export async function takeBackSpend(
  { standings }: TiersPorts,
  memberId: string,
  spendCents: number,
): Promise<void> {
  const standing = await standings.removeVisit(memberId, spendCents)
  if (!standing) return
  const tier = tierAfterCorrection(standing.tier, standing.totalSpentCents)
  if (tier !== standing.tier) await standings.place(memberId, tier)
}
