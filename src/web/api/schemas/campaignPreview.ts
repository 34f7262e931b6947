import type { CampaignPreviewSkippedItem } from './campaignPreviewSkippedItem.ts'

export interface CampaignPreview {
  /** False if the channel isn’t set up, so sending on it is refused. */
  isSetUp: boolean
  /** @minimum 0 */
  willGet: number
  /** How many members are skipped, by reason. */
  skipped: CampaignPreviewSkippedItem[]
  /**
   * Marketing is held until then.
   * @nullable
   */
  quietUntil: string | null
}
