export type PublishProgramBody = {
  /** @maxLength 500 */
  note: string
  /**
   * By the clinic’s clock; left out: now.
   * @pattern ^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$
   */
  at?: string
  /**
   * Why members have less than 30 days; counts from the owner only.
   * @maxLength 500
   */
  shortenedBecause?: string
  /**
   * What each member is told in the app, at once, whom something worse touches; left out: nothing.
   * @minLength 1
   * @maxLength 500
   */
  announcement?: string
}
