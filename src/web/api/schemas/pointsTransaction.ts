export interface PointsTransaction {
  id: number
  /** Positive if earned, negative if redeemed. */
  points: number
  balanceAfter: number
  kind: string
  description: string
  /**
   * The location of the treatment, if staff chose one.
   * @nullable
   */
  location: string | null
  createdAt: string
}
