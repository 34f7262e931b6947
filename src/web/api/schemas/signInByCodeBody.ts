export type SignInByCodeBody = {
  /**
   * An email address or a phone number.
   * @minLength 1
   * @maxLength 254
   */
  contact: string
  /** @pattern ^\d{6}$ */
  code: string
}
