import type { SendPromotionBodyTargetAudience } from './sendPromotionBodyTargetAudience.ts'
import type { SendPromotionBodyTargetCriteria } from './sendPromotionBodyTargetCriteria.ts'

export type SendPromotionBody = {
  /**
   * @minLength 5
   * @maxLength 100
   */
  title: string
  /**
   * @minLength 10
   * @maxLength 1000
   */
  message: string
  targetAudience?: SendPromotionBodyTargetAudience
  targetCriteria?: SendPromotionBodyTargetCriteria
  imageUrl?: '' | string
}
