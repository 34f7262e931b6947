export type PublishProgramBody = {
  /** @maxLength 500 */
  note: string
  /**
   * In the clinic’s time zone. If omitted, now.
   * @pattern ^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$
   */
  at?: string
  /**
   * Why members get less than 30 days’ notice. Only the owner can shorten it.
   * @maxLength 500
   */
  shortenedBecause?: string
  /**
   * The message that is sent now, in the app, to every member who is affected by a change for the worse. If omitted, no one is notified.
   * @minLength 1
   * @maxLength 500
   */
  announcement?: string
}
