export interface PointsTransaction {
  id: number
  /** Positive earned, negative redeemed. */
  points: number
  balanceAfter: number
  kind: string
  description: string
  /**
   * Where the treatment was, when staff said so.
   * @nullable
   */
  location: string | null
  createdAt: string
}
