import type { OverviewVisitorsEventsItem } from './overviewVisitorsEventsItem.ts'
import type { OverviewVisitorsPagesItem } from './overviewVisitorsPagesItem.ts'
import type { OverviewVisitorsStepsItem } from './overviewVisitorsStepsItem.ts'

/**
 * App visits and events of visitors who accepted analytics, by day, or by week if the period is longer than 31 days, and the 20 most visited pages.
 */
export type OverviewVisitors = {
  visits: number
  steps: OverviewVisitorsStepsItem[]
  pages: OverviewVisitorsPagesItem[]
  events: OverviewVisitorsEventsItem[]
}
