/**
 * The latest nightly check of the points ledger.
 * @nullable
 */
export type OverviewLedgerCheck = {
  day: string
  holds: boolean
} | null
