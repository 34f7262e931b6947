export type DeleteAccountBody = {
  /**
   * @minLength 1
   * @maxLength 200
   */
  password: string
}
