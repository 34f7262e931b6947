export interface IntakeRenewal {
  /** @minimum 0 */
  patients: number
  /** @nullable */
  askedAt: string | null
}
