export type ListAuditParams = {
  staffId?: string
  /**
   * @pattern ^[a-zA-Z]{1,60}$
   */
  action?: string
  /**
   * A member ID or email address.
   */
  patient?: string
  /**
   * First day, in the clinic’s time zone.
   */
  from?: string
  /**
   * Last day, inclusive, in the clinic’s time zone.
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
