export type OverviewVisitorsPagesItem = {
  page: string
  visits: number
}
