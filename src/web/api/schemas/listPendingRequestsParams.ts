export type ListPendingRequestsParams = {
  /**
   * @minimum 1
   * @maximum 100
   */
  limit?: number
  cursor?: string
  userId?: string
}
