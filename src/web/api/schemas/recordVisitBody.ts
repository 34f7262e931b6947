export type RecordVisitBody = {
  /** @maxLength 2000 */
  url: string
  /** @maxLength 2000 */
  referrer: string
}
