export type ClaimMembershipBody = {
  /**
   * @minLength 1
   * @maxLength 40
   */
  code: string
}
