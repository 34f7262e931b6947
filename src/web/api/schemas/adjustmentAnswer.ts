export interface AdjustmentAnswer {
  message: string
  pointsChanged: number
  pointsBalance: number
}
