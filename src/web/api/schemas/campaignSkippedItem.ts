import type { SkipReason } from './skipReason.ts'

export type CampaignSkippedItem = {
  reason: SkipReason
  /** @minimum 0 */
  count: number
}
