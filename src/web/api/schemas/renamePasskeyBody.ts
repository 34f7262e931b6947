export type RenamePasskeyBody = {
  /**
   * @minLength 1
   * @maxLength 60
   */
  name: string
}
