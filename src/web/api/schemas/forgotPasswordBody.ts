export type ForgotPasswordBody = {
  /** @maxLength 254 */
  email: string
}
