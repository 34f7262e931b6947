import type { OverviewVisitorsEventsItem } from './overviewVisitorsEventsItem.ts'
import type { OverviewVisitorsPagesItem } from './overviewVisitorsPagesItem.ts'
import type { OverviewVisitorsStepsItem } from './overviewVisitorsStepsItem.ts'

/**
 * Openings of the app and what was done there, of visitors who allowed it to be counted; by day, or by week where the days are more than 31. The 20 most visited pages.
 */
export type OverviewVisitors = {
  visits: number
  steps: OverviewVisitorsStepsItem[]
  pages: OverviewVisitorsPagesItem[]
  events: OverviewVisitorsEventsItem[]
}
