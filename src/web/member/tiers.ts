import type { UserTier } from '#api/schemas/index.ts'
import type { Metal } from '#ui-kit/foundations/theme/tokens.css.ts'
import { clinic } from '../data/clinic.ts'

/** The clinic's settings for a tier. */
export const termsOf = (tier: UserTier) => clinic.tiers.find(each => each.tier === tier)

export const metalOf = (tier: UserTier) => (termsOf(tier)?.metal ?? tier.toLowerCase()) as Metal

export const tierName = (tier: UserTier): string => termsOf(tier)?.name ?? tier
