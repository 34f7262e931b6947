export type ProveByCodeBody = {
  /**
   * @minLength 1
   * @maxLength 200
   */
  secret: string
}
