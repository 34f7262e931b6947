export interface AwardAnswer {
  message: string
  pointsAwarded: number
  pointsBalance: number
}
