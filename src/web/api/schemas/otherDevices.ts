export interface OtherDevices {
  /** @minimum 0 */
  others: number
}
