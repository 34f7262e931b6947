import type { PreviewCampaignKind } from './previewCampaignKind.ts'
import type { PreviewCampaignSendToAll } from './previewCampaignSendToAll.ts'
import type { PreviewCampaignTargetAudience } from './previewCampaignTargetAudience.ts'
import type { PreviewCampaignTier } from './previewCampaignTier.ts'
import type { PreviewCampaignType } from './previewCampaignType.ts'

export type PreviewCampaignParams = {
  kind: PreviewCampaignKind
  type?: PreviewCampaignType
  targetAudience?: PreviewCampaignTargetAudience
  tier?: PreviewCampaignTier
  /**
   * @minimum 0
   * @maximum 2147483647
   * @nullable
   */
  minPoints?: number | null
  /**
   * @minimum 0
   * @maximum 2147483647
   * @nullable
   */
  maxPoints?: number | null
  sendToAll?: PreviewCampaignSendToAll
}
