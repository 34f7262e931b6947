import type { TiersPorts } from './ports.ts'
import type { Terms, Tier } from './tier-terms.ts'

/** The celebration's message for each tier. */
const welcome: Readonly<Record<Exclude<Tier, 'Bronze'>, (name: string) => string>> = {
  Silver: name => `Welcome to ${name} VIP status!`,
  Gold: name => `Congratulations on ${name} VIP! You’re royalty!`,
  Platinum: name => `${name.toLocaleUpperCase('en')} VIP ACHIEVED! Ultimate beauty status!`,
}

/** Notifies a member of their new tier. */
export async function celebrateRise(
  { notifyMember }: Pick<TiersPorts, 'notifyMember'>,
  memberId: string,
  tier: Tier,
  { tiers }: Pick<Terms, 'tiers'>,
): Promise<void> {
  if (tier === 'Bronze') return
  const name = tiers.find(({ id }) => id === tier)?.name ?? tier
  await notifyMember(memberId, { title: 'VIP Upgrade!', message: welcome[tier](name), type: 'GENERAL' })
}
