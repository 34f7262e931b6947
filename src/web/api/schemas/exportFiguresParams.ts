export type ExportFiguresParams = {
  /**
   * First clinic day; without the two days it is this week and the eleven before it.
   */
  from?: string
  /**
   * Last clinic day.
   */
  to?: string
}
