export type BeginImportBody = {
  /**
   * The system that the file comes from, such as `Vagaro`. The same patient from the same system is imported only once.
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
