export type SignInByRecoveryCodeBody = {
  /** @maxLength 254 */
  email: string
  /**
   * @minLength 1
   * @maxLength 64
   */
  code: string
}
