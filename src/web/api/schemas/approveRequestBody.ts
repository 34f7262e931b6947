export type ApproveRequestBody = {
  /** @maxLength 500 */
  adminNotes?: string
  /**
   * The points that this visit earns. If omitted, the points of the service.
   * @maximum 100000
   * @exclusiveMinimum 0
   */
  customPoints?: number
  /** Award points even if the patient already had this service on that day. */
  countAgain?: boolean
}
