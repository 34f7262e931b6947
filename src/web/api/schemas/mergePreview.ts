import type { ComparedPatient } from './comparedPatient.ts'

export interface MergePreview {
  survivor: ComparedPatient
  absorbed: ComparedPatient
  afterwards: ComparedPatient
}
