export type VerifyStaffCodeBody = {
  /**
   * @minLength 1
   * @maxLength 64
   */
  code: string
}
