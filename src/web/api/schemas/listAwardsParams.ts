export type ListAwardsParams = {
  /**
   * @minimum 1
   * @maximum 100
   */
  limit?: number
  cursor?: string
}
