export type ClinicMilestonesItem = {
  points: number
  words?: string
}
