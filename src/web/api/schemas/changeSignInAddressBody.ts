export type ChangeSignInAddressBody = {
  /** @maxLength 254 */
  email: string
  /**
   * The address that the patient signs in with now; null if there is none.
   * @maxLength 254
   * @nullable
   */
  replaces: string | null
}
