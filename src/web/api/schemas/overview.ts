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
  /** Monday to Sunday, as far as they lie in the period. */
  weeks: OverviewWeeksItem[]
  /** Treatments and check-ins by where they were; null where nobody said. */
  locations: OverviewLocationsItem[]
  /** Openings of the app and what was done there, of visitors who allowed it to be counted; by day, or by week where the days are more than 31. The 20 most visited pages. */
  visitors: OverviewVisitors
  /** What was sent to many in the period, the latest first; 100 at most. */
  campaigns: OverviewCampaignsItem[]
  /**
   * The latest nightly look at the points ledger.
   * @nullable
   */
  ledgerCheck: OverviewLedgerCheck
}
