export type ApproveRequestBody = {
  /** @maxLength 500 */
  adminNotes?: string
  /**
   * What this visit earns; left out: what the service gives.
   * @maximum 100000
   * @exclusiveMinimum 0
   */
  customPoints?: number
  /** Count it although the patient had this service on that day already. */
  countAgain?: boolean
}
