export type CreatePromotionBodyDiscountType = (typeof CreatePromotionBodyDiscountType)[keyof typeof CreatePromotionBodyDiscountType]

export const CreatePromotionBodyDiscountType = {
  percentage: 'percentage',
  fixed: 'fixed',
  points: 'points',
  birthday: 'birthday',
  service: 'service',
  other: 'other',
} as const
