export type PromotionDiscountType = (typeof PromotionDiscountType)[keyof typeof PromotionDiscountType]

export const PromotionDiscountType = {
  percentage: 'percentage',
  fixed: 'fixed',
  points: 'points',
  birthday: 'birthday',
  service: 'service',
  other: 'other',
} as const
