import type { CampaignPreviewSkippedItem } from './campaignPreviewSkippedItem.ts'

export interface CampaignPreview {
  /** False: nobody takes messages of this channel, so that sending it is refused. */
  isSetUp: boolean
  /** @minimum 0 */
  willGet: number
  /** Who is not sent it, and why. */
  skipped: CampaignPreviewSkippedItem[]
  /**
   * Marketing waits until then.
   * @nullable
   */
  quietUntil: string | null
}
