import type { PatientImportTotalsTiers } from './patientImportTotalsTiers.ts'

/**
 * @nullable
 */
export type PatientImportTotals = {
  new: number
  matched: number
  unclear: number
  refused: number
  /** Points of new patients. */
  points: number
  /**
   * Dollar value of those points; null if no reward has a dollar value.
   * @nullable
   */
  worth: string | null
  /** Points of existing patients who haven’t been imported before. */
  matchedPoints: number
  /** Dollars. */
  spend: string
  /** The number of new patients who would be in each tier. */
  tiers: PatientImportTotalsTiers
} | null
