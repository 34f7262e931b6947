import type { PromotionDiscountType } from './promotionDiscountType.ts'
import type { PromotionTargetAudience } from './promotionTargetAudience.ts'

export interface Promotion {
  id: string
  title: string
  description: string
  discountType: PromotionDiscountType
  /** Percent, dollars or points, depending on the type. */
  discountValue: number
  /** First day, in the clinic’s time zone. */
  validFrom: string
  /** Last day, inclusive, in the clinic’s time zone. */
  validUntil: string
  isActive: boolean
  targetAudience: PromotionTargetAudience
}
