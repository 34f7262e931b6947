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
  /** Claimed or given, and not used by the end of the period. */
  openVouchers: number
  /**
   * In dollars, of the open vouchers that say their worth.
   * @nullable
   */
  vouchersValue: string | null
  /**
   * What the clinic owes in dollars: outstanding points and open vouchers.
   * @nullable
   */
  owedValue: string | null
  /**
   * So many dollars for so many points, by the rewards that name dollars.
   * @nullable
   */
  rate: OverviewPointsRate
}
