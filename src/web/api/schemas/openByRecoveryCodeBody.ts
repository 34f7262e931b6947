export type OpenByRecoveryCodeBody = {
  /**
   * @minLength 1
   * @maxLength 64
   */
  code: string
}
