export type SendSmsCampaignBody = {
  /**
   * @minLength 1
   * @maxLength 160
   */
  message: string
  sendToAll?: boolean
}
