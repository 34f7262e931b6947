import type { CreatePromotionBodyDiscountType } from './createPromotionBodyDiscountType.ts'
import type { CreatePromotionBodyTargetAudience } from './createPromotionBodyTargetAudience.ts'

export type CreatePromotionBody = {
  /**
   * @minLength 1
   * @maxLength 120
   */
  title: string
  /**
   * @minLength 1
   * @maxLength 2000
   */
  description: string
  discountType: CreatePromotionBodyDiscountType
  discountValue: number
  /** A clinic day, or an instant that falls on it. */
  validFrom: string
  /** A clinic day, or an instant that falls on it. */
  validUntil: string
  targetAudience?: CreatePromotionBodyTargetAudience
}
