export interface ContactChange {
  /** The new contact, in one spelling. */
  to: string
  /** The code that went to the old contact is needed, too. */
  asksOld: boolean
  expiresAt: string
}
