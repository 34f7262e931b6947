export type OpenSignInLinkBody = {
  /**
   * @minLength 1
   * @maxLength 200
   */
  token: string
  /** @maxLength 100 */
  name?: string
}
