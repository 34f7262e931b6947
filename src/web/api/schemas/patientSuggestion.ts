import type { PatientSuggestionVipTier } from './patientSuggestionVipTier.ts'

export interface PatientSuggestion {
  id: string
  name: string
  /** Empty if the patient has none. */
  email: string
  /**
   * In E.164 format.
   * @nullable
   */
  phone: string | null
  vipTier: PatientSuggestionVipTier
}
