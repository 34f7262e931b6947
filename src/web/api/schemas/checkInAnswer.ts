export interface CheckInAnswer {
  success: boolean
  pointsEarned: number
  message: string
  pointsBalance: number
  /** True if the front desk has to confirm the scan. No points are awarded until then. */
  waitsForDesk?: boolean
}
