import type { SkipReason } from './skipReason.ts'

export type CampaignResultSkippedItem = {
  reason: SkipReason
  /** @minimum 0 */
  count: number
}
