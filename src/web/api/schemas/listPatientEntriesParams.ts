export type ListPatientEntriesParams = {
  /**
   * @minimum 1
   * @maximum 100
   */
  limit?: number
  /**
   * @maximum 2147483647
   * @exclusiveMinimum 0
   */
  cursor?: number
}
