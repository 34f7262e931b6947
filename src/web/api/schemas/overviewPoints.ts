import type { OverviewPointsRate } from './overviewPointsRate.ts'

export type OverviewPoints = {
  issued: number
  redeemed: number
  /** Points removed by corrections. */
  takenBack: number
  /** Points that members held at the end of the period. */
  outstanding: number
  /**
   * Dollars, at the rate.
   * @nullable
   */
  outstandingValue: string | null
  /** Claimed or given, and not used by the end of the period. */
  openVouchers: number
  /**
   * Dollars; counts the open vouchers that have a dollar value.
   * @nullable
   */
  vouchersValue: string | null
  /**
   * What the clinic owes in dollars: outstanding points and open vouchers.
   * @nullable
   */
  owedValue: string | null
  /**
   * How many dollars how many points are worth, based on the rewards with a dollar value.
   * @nullable
   */
  rate: OverviewPointsRate
}
