import type { CampaignWaitingWhy } from './campaignWaitingWhy.ts'

/**
 * Why it is not on its way, or not fast; null: nothing is amiss.
 * @nullable
 */
export type CampaignWaiting = {
  why: CampaignWaitingWhy
  /**
   * What the provider says, as a sentence.
   * @nullable
   */
  reason: string | null
  /**
   * When it was to go out, of one that is late; else when it goes on, if that is known.
   * @nullable
   */
  at: string | null
} | null
