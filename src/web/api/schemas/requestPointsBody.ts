export type RequestPointsBody = {
  serviceId: string
  /** A date in the clinic’s time zone, not in the future. */
  treatmentDate?: string
  /** @maxLength 1000 */
  notes?: string
}
