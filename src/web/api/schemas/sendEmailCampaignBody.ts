import type { SendEmailCampaignBodyTargetAudience } from './sendEmailCampaignBodyTargetAudience.ts'

export type SendEmailCampaignBody = {
  /**
   * @minLength 1
   * @maxLength 200
   */
  subject: string
  /**
   * @minLength 1
   * @maxLength 20000
   */
  message: string
  /** `NOT_CLAIMED`: members who have never signed in, such as imported patients. */
  targetAudience?: SendEmailCampaignBodyTargetAudience
  sendToAll?: boolean
}
