/**
 * How many dollars how many points are worth, based on the rewards with a dollar value.
 * @nullable
 */
export type OverviewPointsRate = {
  value: string
  points: number
  rewards: string[]
} | null
