export interface UndoneAwardAnswer {
  message: string
  pointsBalance: number
}
