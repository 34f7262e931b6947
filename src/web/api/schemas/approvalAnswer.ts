export interface ApprovalAnswer {
  message: string
  pointsAwarded: number
}
