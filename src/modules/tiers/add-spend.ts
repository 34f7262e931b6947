import type { TiersPorts } from './ports.ts'
import { type Tier, tierAfter } from './tier-status.ts'

/** What the celebration says. */
const welcome: Readonly<Record<Exclude<Tier, 'Bronze'>, string>> = {
  Silver: 'Welcome to Silver VIP status!',
  Gold: 'Congratulations on Gold VIP! You’re royalty!',
  Platinum: 'PLATINUM VIP ACHIEVED! Ultimate beauty status!',
}

export async function addSpend(
  { tierStatuses, notifyMember }: TiersPorts,
  memberId: string,
  spendCents: number,
): Promise<void> {
  const { tier: before, totalSpentCents } = await tierStatuses.addVisit(memberId, spendCents)
  const tier = tierAfter(before, totalSpentCents)
  if (tier === before || tier === 'Bronze') return
  await tierStatuses.setTier(memberId, tier)
  await notifyMember(memberId, { title: 'VIP Upgrade!', message: welcome[tier], type: 'GENERAL' })
}
