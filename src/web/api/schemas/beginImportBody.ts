export type BeginImportBody = {
  /**
   * The system it is from: `Vagaro`. The same list from the same system counts once.
   * @minLength 1
   * @maxLength 60
   */
  source: string
  /**
   * @minLength 1
   * @maxLength 200
   */
  fileName: string
  /**
   * @maximum 104857600
   * @exclusiveMinimum 0
   */
  bytes: number
}
