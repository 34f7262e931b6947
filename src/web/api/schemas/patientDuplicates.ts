import type { PatientDuplicatesMergesItem } from './patientDuplicatesMergesItem.ts'
import type { PatientDuplicatesSuggestionsItem } from './patientDuplicatesSuggestionsItem.ts'

export interface PatientDuplicates {
  suggestions: PatientDuplicatesSuggestionsItem[]
  merges: PatientDuplicatesMergesItem[]
}
