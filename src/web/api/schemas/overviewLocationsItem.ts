export type OverviewLocationsItem = {
  /** @nullable */
  location: string | null
  checkIns: number
  treatments: number
  points: number
}
