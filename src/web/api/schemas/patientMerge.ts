import type { PatientMergeState } from './patientMergeState.ts'

export interface PatientMerge {
  id: string
  survivorId: string
  state: PatientMergeState
}
