export type DenyRequestBody = {
  /** @maxLength 500 */
  adminNotes?: string
}
