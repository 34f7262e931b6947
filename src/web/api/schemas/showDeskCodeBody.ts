export type ShowDeskCodeBody = {
  /** @maxLength 300 */
  pass: string
  greets?: boolean
}
