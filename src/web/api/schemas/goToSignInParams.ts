export type GoToSignInParams = {
  /**
   * @maxLength 2000
   */
  returnTo?: string
}
