export type OverviewVisitorsStepsItem = {
  from: string
  to: string
  visits: number
}
