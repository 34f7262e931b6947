export type ConfirmNumberBody = {
  /** @pattern ^\d{6}$ */
  code: string
}
