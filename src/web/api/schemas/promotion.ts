import type { PromotionDiscountType } from './promotionDiscountType.ts'
import type { PromotionTargetAudience } from './promotionTargetAudience.ts'

export interface Promotion {
  id: string
  title: string
  description: string
  discountType: PromotionDiscountType
  /** Percent, dollars or points, as the type says. */
  discountValue: number
  /** First clinic day. */
  validFrom: string
  /** Last clinic day, to its end. */
  validUntil: string
  isActive: boolean
  targetAudience: PromotionTargetAudience
}
