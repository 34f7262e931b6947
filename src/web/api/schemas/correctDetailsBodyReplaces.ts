export type CorrectDetailsBodyReplaces = {
  /** @maxLength 200 */
  firstName: string
  /** @maxLength 200 */
  lastName: string
  /**
   * @maxLength 10
   * @nullable
   */
  birthday: string | null
}
