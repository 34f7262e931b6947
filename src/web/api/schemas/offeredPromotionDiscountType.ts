export type OfferedPromotionDiscountType = (typeof OfferedPromotionDiscountType)[keyof typeof OfferedPromotionDiscountType]

export const OfferedPromotionDiscountType = {
  percentage: 'percentage',
  fixed: 'fixed',
  points: 'points',
  birthday: 'birthday',
  service: 'service',
  other: 'other',
} as const
