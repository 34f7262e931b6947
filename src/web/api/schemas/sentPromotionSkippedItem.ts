import type { SkipReason } from './skipReason.ts'

export type SentPromotionSkippedItem = {
  reason: SkipReason
  /** @minimum 0 */
  count: number
}
