export type ExportAuditParams = {
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
}
