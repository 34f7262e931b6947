export interface ContactChange {
  /** The new contact in normalized form. */
  to: string
  /** Whether the code that was sent to the old contact is required, too. */
  asksOld: boolean
  expiresAt: string
}
