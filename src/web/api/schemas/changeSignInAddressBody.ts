export type ChangeSignInAddressBody = {
  /** @maxLength 254 */
  email: string
  /**
   * The address that the patient has had so far.
   * @maxLength 254
   */
  replaces: string
}
