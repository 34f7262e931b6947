export type OfferedPromotionTargetAudience = (typeof OfferedPromotionTargetAudience)[keyof typeof OfferedPromotionTargetAudience]

export const OfferedPromotionTargetAudience = {
  ALL: 'ALL',
  VIP_BRONZE: 'VIP_BRONZE',
  VIP_SILVER: 'VIP_SILVER',
  VIP_GOLD: 'VIP_GOLD',
  VIP_PLATINUM: 'VIP_PLATINUM',
  BIRTHDAY: 'BIRTHDAY',
  NEW_CUSTOMERS: 'NEW_CUSTOMERS',
} as const
