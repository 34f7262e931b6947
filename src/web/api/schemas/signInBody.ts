export type SignInBody = {
  /** @maxLength 254 */
  email: string
  /**
   * @minLength 6
   * @maxLength 200
   */
  password: string
}
