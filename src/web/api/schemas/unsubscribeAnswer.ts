export interface UnsubscribeAnswer {
  success: boolean
  /** @minimum 0 */
  removed: number
}
