export type ReadIntakeParams = {
  /**
   * Returns the eleven versions before this one instead.
   * @minimum 1
   * @maximum 2147483647
   */
  below?: number
}
