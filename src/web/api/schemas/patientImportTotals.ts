import type { PatientImportTotalsTiers } from './patientImportTotalsTiers.ts'

/**
 * @nullable
 */
export type PatientImportTotals = {
  new: number
  matched: number
  unclear: number
  refused: number
  /** Of new patients. */
  points: number
  /**
   * Of those points, in dollars; null where no reward says its worth.
   * @nullable
   */
  worth: string | null
  /** Of those who are patients already and were not imported before. */
  matchedPoints: number
  /** In dollars. */
  spend: string
  /** How many new patients would be in each tier. */
  tiers: PatientImportTotalsTiers
} | null
