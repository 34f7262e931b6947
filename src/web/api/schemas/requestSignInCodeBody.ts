export type RequestSignInCodeBody = {
  /**
   * An email address or a phone number.
   * @minLength 1
   * @maxLength 254
   */
  contact: string
}
