export type OverviewVisitorsEventsItem = {
  event: string
  count: number
}
