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
  sendToAll?: boolean
}
