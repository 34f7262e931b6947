export type ChangeSignInAddressBody = {
  /** @maxLength 254 */
  email: string
  /**
   * The patient’s current address.
   * @maxLength 254
   */
  replaces: string
}
