import type { OverviewPointsRate } from './overviewPointsRate.ts'

export type OverviewPoints = {
  issued: number
  redeemed: number
  /** By corrections. */
  takenBack: number
  /** Held at the end of the period. */
  outstanding: number
  /**
   * In dollars, at the rate.
   * @nullable
   */
  outstandingValue: string | null
  /**
   * So many dollars for so many points, by the rewards that name dollars.
   * @nullable
   */
  rate: OverviewPointsRate
}
