export type TakeBackVoucherBody = {
  /**
   * @minLength 1
   * @maxLength 40
   */
  code: string
}
