import type { PatientSuggestionVipTier } from './patientSuggestionVipTier.ts'

export interface PatientSuggestion {
  id: string
  name: string
  email: string
  vipTier: PatientSuggestionVipTier
}
