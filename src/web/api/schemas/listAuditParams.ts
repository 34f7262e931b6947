export type ListAuditParams = {
  staffId?: string
  /**
   * @pattern ^[a-zA-Z]{1,60}$
   */
  action?: string
  /**
   * A member’s id or e-mail address.
   */
  patient?: string
  /**
   * First clinic day.
   */
  from?: string
  /**
   * Last clinic day, to its end.
   */
  to?: string
  /**
   * @minimum 1
   * @maximum 100
   */
  limit?: number
  /**
   * @pattern ^\d{1,13}\.[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$
   */
  cursor?: string
}
