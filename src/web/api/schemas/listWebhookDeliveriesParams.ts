export type ListWebhookDeliveriesParams = {
  /**
   * @minimum 1
   * @maximum 100
   */
  limit?: number
  /**
   * @pattern ^\d{1,18}$
   */
  cursor?: string
}
