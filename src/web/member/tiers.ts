import type { UserTier } from '#api/schemas/index.ts'
import type { Metal } from '#ui-kit/theme/tokens.css.ts'

const metals: Record<UserTier, Metal> = {
  Bronze: 'bronze',
  Silver: 'silver',
  Gold: 'gold',
  Platinum: 'platinum',
}

/** The material of a tier; an unknown tier is shown as Bronze. */
export const metalOf = (tier: UserTier): Metal => metals[tier] ?? 'bronze'
