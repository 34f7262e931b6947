import { dollars } from '../../format/money.ts'
import { termsOf, tierName } from '../tiers.ts'
import type { SignedInUser } from '../use-signed-in-user.ts'

type TierProgress = SignedInUser['tierProgress']

/** The requirement for the next tier and its first benefit: '$756 to Gold: 15% off every facial'. */
export function nextTierSentence({ nextTier, missing }: TierProgress): string {
  if (!nextTier) return 'Max Tier Reached'
  const [perk] = termsOf(nextTier)?.perks ?? []
  const distance = `${dollars(missing)} to ${tierName(nextTier)}`
  return perk ? `${distance}: ${perk}` : distance
}
