export type ReadBrandLookParams = {
  /**
   * @pattern ^#[\dA-Fa-f]{6}$
   */
  colour: string
}
