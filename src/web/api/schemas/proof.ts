export interface Proof {
  /**
   * The number of unused recovery codes, if one was used.
   * @minimum 0
   * @nullable
   */
  codesLeft: number | null
}
