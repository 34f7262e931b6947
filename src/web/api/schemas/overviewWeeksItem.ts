export type OverviewWeeksItem = {
  from: string
  to: string
  checkIns: number
  treatments: number
}
