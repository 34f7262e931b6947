import type { SkipReason } from './skipReason.ts'

export type CampaignPreviewSkippedItem = {
  reason: SkipReason
  /** @minimum 0 */
  count: number
}
