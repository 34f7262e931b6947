export type ListUsedVouchersParams = {
  /**
   * @minimum 1
   * @maximum 100
   */
  limit?: number
  /**
   * @pattern ^\d{1,13}\.[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$
   */
  cursor?: string
}
