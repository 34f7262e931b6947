export interface PointsTransaction {
  /** Counts from 1, across all accounts that were merged into the member’s. */
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
