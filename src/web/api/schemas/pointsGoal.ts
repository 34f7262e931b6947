export interface PointsGoal {
  id: string
  title: string
  description: string
  pointsRequired: number
  rewardValue: string
  icon: string
  color: string
  /**
   * The clinic’s own picture; null if the icon is used.
   * @nullable
   */
  imageUrl: string | null
  isActive: boolean
  sortOrder: number
}
