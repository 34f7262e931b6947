import type { SendSmsCampaignBodyTargetAudience } from './sendSmsCampaignBodyTargetAudience.ts'

export type SendSmsCampaignBody = {
  /**
   * @minLength 1
   * @maxLength 160
   */
  message: string
  targetAudience?: SendSmsCampaignBodyTargetAudience
  sendToAll?: boolean
}
