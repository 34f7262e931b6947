export type ListScansToConfirmParams = {
  /**
   * @minimum 1
   * @maximum 100
   */
  limit?: number
  cursor?: string
}
