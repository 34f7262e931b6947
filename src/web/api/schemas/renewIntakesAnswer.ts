export interface RenewIntakesAnswer {
  /** @minimum 0 */
  patients: number
}
