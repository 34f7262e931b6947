export interface ClaimCardCount {
  patients: number
  /** Of them, those who have a card that works. */
  withCard: number
  at: string
}
