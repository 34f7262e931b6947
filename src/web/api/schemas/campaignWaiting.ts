import type { CampaignWaitingWhy } from './campaignWaitingWhy.ts'

/**
 * Why the campaign isn’t being sent, or is slow; null if nothing is wrong.
 * @nullable
 */
export type CampaignWaiting = {
  why: CampaignWaitingWhy
  /**
   * The provider’s explanation, as a sentence.
   * @nullable
   */
  reason: string | null
  /**
   * For a late campaign, the time it was scheduled for. Otherwise, when sending continues, if known.
   * @nullable
   */
  at: string | null
} | null
