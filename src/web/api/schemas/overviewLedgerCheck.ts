/**
 * The latest nightly look at the points ledger.
 * @nullable
 */
export type OverviewLedgerCheck = {
  day: string
  holds: boolean
} | null
