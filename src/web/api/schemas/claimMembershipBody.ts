export type ClaimMembershipBody = {
  /**
   * @minLength 1
   * @maxLength 40
   */
  code: string
  /**
   * The answer that a card requires: the birthday, such as `1991-05-14`, or the last four digits of the phone number.
   * @maxLength 40
   */
  answer?: string
}
