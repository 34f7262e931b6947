/**
 * So many dollars for so many points, by the rewards that name dollars.
 * @nullable
 */
export type OverviewPointsRate = {
  value: string
  points: number
  rewards: string[]
} | null
