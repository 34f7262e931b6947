export type RequestPointsBody = {
  serviceId: string
  /** A day of the clinic, not in the future. */
  treatmentDate?: string
  /** @maxLength 1000 */
  notes?: string
}
