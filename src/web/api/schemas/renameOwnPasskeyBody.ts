export type RenameOwnPasskeyBody = {
  /**
   * @minLength 1
   * @maxLength 60
   */
  name: string
}
