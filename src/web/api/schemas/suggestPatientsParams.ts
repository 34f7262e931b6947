export type SuggestPatientsParams = {
  /**
   * @maxLength 254
   */
  words?: string
}
