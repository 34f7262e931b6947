import type { OfferedPromotionDiscountType } from './offeredPromotionDiscountType.ts'
import type { OfferedPromotionTargetAudience } from './offeredPromotionTargetAudience.ts'

export interface OfferedPromotion {
  id: string
  title: string
  description: string
  discountType: OfferedPromotionDiscountType
  /** Percent, dollars or points, as the type says. */
  discountValue: number
  /** First clinic day. */
  validFrom: string
  /** Last clinic day, to its end. */
  validUntil: string
  isActive: boolean
  targetAudience: OfferedPromotionTargetAudience
  /** Whether it is for the person who asks. */
  isEligible: boolean
}
