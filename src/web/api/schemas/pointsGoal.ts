export interface PointsGoal {
  id: string
  title: string
  description: string
  pointsRequired: number
  rewardValue: string
  icon: string
  color: string
  /**
   * The clinic’s own picture of it; null: its icon stands for it.
   * @nullable
   */
  imageUrl: string | null
  isActive: boolean
  sortOrder: number
}
