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
}
