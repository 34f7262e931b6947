export type FindVoucherParams = {
  /**
   * @minLength 1
   * @maxLength 40
   */
  code: string
}
