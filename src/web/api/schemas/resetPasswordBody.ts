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
   * The passkeys that the member recognizes. All others that were added are removed.
   * @maxItems 20
   */
  keepPasskeys?: string[]
  /** Whether the member created the recovery codes that were added. */
  keepRecoveryCodes?: boolean
}
