export type ExportAuditLinesParams = {
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
}
