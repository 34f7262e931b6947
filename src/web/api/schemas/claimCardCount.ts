export interface ClaimCardCount {
  patients: number
  /** How many of them have a valid card. */
  withCard: number
  at: string
}
