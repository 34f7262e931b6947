export type ResetPasswordBody = {
  /**
   * @minLength 1
   * @maxLength 200
   */
  token: string
  /**
   * @minLength 6
   * @maxLength 200
   */
  newPassword: string
  /**
   * The passkeys that the member recognizes; the others that were added end.
   * @maxItems 20
   */
  keepPasskeys?: string[]
  /** Whether the member made the recovery codes that were added. */
  keepRecoveryCodes?: boolean
}
