export type ReadProgramDifferenceParams = {
  /**
   * A version’s number or `draft`.
   */
  from?: 'draft' | string
  /**
   * A version’s number or `draft`.
   */
  to?: 'draft' | string
}
