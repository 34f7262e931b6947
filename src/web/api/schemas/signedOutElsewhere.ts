export interface SignedOutElsewhere {
  /** @minimum 0 */
  ended: number
}
