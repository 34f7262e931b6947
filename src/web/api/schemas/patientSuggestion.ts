import type { PatientSuggestionVipTier } from './patientSuggestionVipTier.ts'

export interface PatientSuggestion {
  id: string
  name: string
  /** Empty for a patient without one. */
  email: string
  /**
   * In E.164.
   * @nullable
   */
  phone: string | null
  vipTier: PatientSuggestionVipTier
}
