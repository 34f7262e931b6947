export type PatientDetailsImportedItem = {
  /** The other system, such as `Vagaro`. */
  source: string
  /** @nullable */
  address: string | null
  /** @nullable */
  treatments: string | null
  /**
   * The tier there. It doesn’t count here.
   * @nullable
   */
  tier: string | null
  /**
   * The day, such as `2026-11-20`.
   * @nullable
   */
  lastVisit: string | null
  /** The other system says the patient is blocked. */
  isBlocked: boolean
}
