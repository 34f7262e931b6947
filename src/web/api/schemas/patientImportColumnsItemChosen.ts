import type { PatientImportColumnsItemChosenDateOrder } from './patientImportColumnsItemChosenDateOrder.ts'
import type { PatientImportColumnsItemChosenField } from './patientImportColumnsItemChosenField.ts'

/**
 * What staff chose; null until then.
 * @nullable
 */
export type PatientImportColumnsItemChosen = {
  field: PatientImportColumnsItemChosenField
  /** @nullable */
  dateOrder: PatientImportColumnsItemChosenDateOrder
} | null
