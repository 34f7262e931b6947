export type ApproveRequestBody = {
  /** @maxLength 500 */
  adminNotes?: string
  /**
   * The points that this visit earns. If omitted, the points of the service.
   * @maximum 100000
   * @exclusiveMinimum 0
   */
  customPoints?: number
  /**
   * The points that the front desk saw for the service. If the service now earns a different number, the approval is refused. Not checked if omitted or if `customPoints` is set.
   * @minimum 0
   * @maximum 1000000
   */
  shownPoints?: number
  /** Award points even if the patient already had this service on that day. */
  countAgain?: boolean
}
