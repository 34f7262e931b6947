export interface CheckInAnswer {
  success: boolean
  pointsEarned: number
  message: string
  pointsBalance: number
  /** The front desk has to confirm it; nothing is counted yet. */
  waitsForDesk?: boolean
}
