export type SendPromotionBodyTargetAudience = (typeof SendPromotionBodyTargetAudience)[keyof typeof SendPromotionBodyTargetAudience]

export const SendPromotionBodyTargetAudience = {
  ALL: 'ALL',
  VIP_TIER: 'VIP_TIER',
  POINTS_RANGE: 'POINTS_RANGE',
} as const
