export interface TestPushAnswer {
  success: boolean
  /** @minimum 0 */
  devices: number
  /** @minimum 0 */
  sent: number
}
