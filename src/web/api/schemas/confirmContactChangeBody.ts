export type ConfirmContactChangeBody = {
  /** @pattern ^\d{6}$ */
  code: string
  /** @pattern ^\d{6}$ */
  oldCode?: string
}
