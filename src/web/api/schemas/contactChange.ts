export interface ContactChange {
  /** In one spelling. */
  value: string
  /** The code that went to the old contact is needed, too. */
  asksOld: boolean
  expiresAt: string
}
