export type ReadProgramDifferenceParams = {
  /**
   * A version number or `draft`.
   */
  from?: 'draft' | string
  /**
   * A version number or `draft`.
   */
  to?: 'draft' | string
}
