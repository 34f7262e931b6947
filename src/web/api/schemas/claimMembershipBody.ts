export type ClaimMembershipBody = {
  /**
   * @minLength 1
   * @maxLength 40
   */
  code: string
  /**
   * What a card asks for: the birthday as `1991-05-14`, or the last four digits.
   * @maxLength 40
   */
  answer?: string
}
