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
  /** A date in the clinic’s time zone, or a timestamp on that date. */
  validFrom: string
  /** A date in the clinic’s time zone, or a timestamp on that date. */
  validUntil: string
  targetAudience?: CreatePromotionBodyTargetAudience
}
