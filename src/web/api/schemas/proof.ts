export interface Proof {
  /**
   * How many recovery codes are left, where one was used.
   * @minimum 0
   * @nullable
   */
  codesLeft: number | null
}
