export interface DeskCheckInAnswer {
  message: string
  pointsEarned: number
  pointsBalance: number
}
