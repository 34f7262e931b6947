export type EndOwnDeskScreenBody = {
  /** @maxLength 300 */
  pass: string
}
