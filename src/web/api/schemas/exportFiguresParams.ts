export type ExportFiguresParams = {
  /**
   * First day, in the clinic’s time zone. Without both dates, the period is this week and the eleven weeks before it.
   */
  from?: string
  /**
   * Last day, inclusive, in the clinic’s time zone.
   */
  to?: string
}
