import type { OverviewCampaignsItem } from './overviewCampaignsItem.ts'
import type { OverviewLedgerCheck } from './overviewLedgerCheck.ts'
import type { OverviewLocationsItem } from './overviewLocationsItem.ts'
import type { OverviewMembers } from './overviewMembers.ts'
import type { OverviewPoints } from './overviewPoints.ts'
import type { OverviewVisitors } from './overviewVisitors.ts'
import type { OverviewWeeksItem } from './overviewWeeksItem.ts'

export interface Overview {
  from: string
  to: string
  members: OverviewMembers
  points: OverviewPoints
  /** Weeks from Monday to Sunday, limited to the days in the period. */
  weeks: OverviewWeeksItem[]
  /** Check-ins and treatments by location; null if no location was given. */
  locations: OverviewLocationsItem[]
  /** App visits and events of visitors who accepted analytics, by day, or by week if the period is longer than 31 days, and the 20 most visited pages. */
  visitors: OverviewVisitors
  /** The campaigns of the period, newest first, at most 100. */
  campaigns: OverviewCampaignsItem[]
  /**
   * The latest nightly check of the points ledger.
   * @nullable
   */
  ledgerCheck: OverviewLedgerCheck
}
