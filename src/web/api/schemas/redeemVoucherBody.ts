export type RedeemVoucherBody = {
  /**
   * @minLength 1
   * @maxLength 40
   */
  code: string
}
