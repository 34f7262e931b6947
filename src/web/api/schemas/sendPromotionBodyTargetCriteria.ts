import type { SendPromotionBodyTargetCriteriaTier } from './sendPromotionBodyTargetCriteriaTier.ts'

export type SendPromotionBodyTargetCriteria = {
  tier?: SendPromotionBodyTargetCriteriaTier
  /**
   * @minimum 0
   * @maximum 2147483647
   */
  minPoints?: number
  /**
   * @minimum 0
   * @maximum 2147483647
   */
  maxPoints?: number
}
