import type { OfferedPromotionDiscountType } from './offeredPromotionDiscountType.ts'
import type { OfferedPromotionTargetAudience } from './offeredPromotionTargetAudience.ts'

export interface OfferedPromotion {
  id: string
  title: string
  description: string
  discountType: OfferedPromotionDiscountType
  /** Percent, dollars or points, depending on the type. */
  discountValue: number
  /** First day, in the clinic’s time zone. */
  validFrom: string
  /** Last day, inclusive, in the clinic’s time zone. */
  validUntil: string
  isActive: boolean
  targetAudience: OfferedPromotionTargetAudience
  /** Whether the caller is eligible. */
  isEligible: boolean
}
