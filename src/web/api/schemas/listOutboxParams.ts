export type ListOutboxParams = {
  /**
   * @minimum 1
   * @maximum 100
   */
  limit?: number
  cursor?: string
}
