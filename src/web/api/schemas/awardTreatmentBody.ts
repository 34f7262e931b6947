export type AwardTreatmentBody = {
  /** @maxLength 254 */
  userEmail?: string
  /** Use this for patients without an email address. */
  memberId?: string
  serviceId: string
  /**
   * @maximum 100000
   * @exclusiveMinimum 0
   */
  customPoints?: number
  locationId?: string
  /**
   * The points that the front desk saw for the service. If the service now earns a different number, the award is refused. Not checked if omitted or if `customPoints` is set.
   * @minimum 0
   * @maximum 1000000
   */
  shownPoints?: number
  /** Award points even if the patient already had this service today. */
  countAgain?: boolean
}
