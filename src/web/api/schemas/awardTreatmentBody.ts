export type AwardTreatmentBody = {
  /** @maxLength 254 */
  userEmail?: string
  /** Instead of the address, for who has none. */
  memberId?: string
  serviceId: string
  /**
   * @maximum 100000
   * @exclusiveMinimum 0
   */
  customPoints?: number
  locationId?: string
  /**
   * What the desk was shown that the service gives. Where it gives something else by now, nothing is awarded. Without it, or with points of one’s own, the award is made as it is.
   * @minimum 0
   * @maximum 1000000
   */
  shownPoints?: number
  /** Count it although the patient had this service today already. */
  countAgain?: boolean
}
