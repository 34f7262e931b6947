/**
 * @nullable
 */
export type UserNextReward = {
  title: string
  rewardValue: string
  icon: string
  color: string
  pointsRequired: number
  pointsMissing: number
  percent: number
} | null
