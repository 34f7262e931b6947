import { dollars } from '../../format/money.ts'
import { termsOf, tierName } from '../tiers.ts'
import type { SignedInUser } from '../use-signed-in-user.ts'

type TierProgress = SignedInUser['tierProgress']

/** What the next tier takes, and the first thing that it gives: '$756 to Gold: 15% off every facial'. */
export function nextTierSentence({ nextTier, missing }: TierProgress): string {
  if (!nextTier) return 'Max Tier Reached'
  const [perk] = termsOf(nextTier)?.perks ?? []
  const distance = `${dollars(missing)} to ${tierName(nextTier)}`
  return perk ? `${distance}: ${perk}` : distance
}
