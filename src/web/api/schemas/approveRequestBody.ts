export type ApproveRequestBody = {
  /** @maxLength 500 */
  adminNotes?: string
  /** Count it although the patient had this service on that day already. */
  countAgain?: boolean
}
