export type TiersContentsMilestonesItem = {
  /** Made by whoever adds it; it stays for ever. */
  id: string
  /**
   * @minimum 0
   * @maximum 10000000
   */
  points: number
  /**
   * What its celebration says; empty: the app’s own words.
   * @maxLength 160
   */
  words: string
}
