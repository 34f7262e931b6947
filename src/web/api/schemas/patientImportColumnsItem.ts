import type { PatientImportColumnsItemChosen } from './patientImportColumnsItemChosen.ts'
import type { PatientImportColumnsItemDateOrder } from './patientImportColumnsItemDateOrder.ts'
import type { PatientImportColumnsItemField } from './patientImportColumnsItemField.ts'

export type PatientImportColumnsItem = {
  index: number
  heading: string
  field: PatientImportColumnsItemField
  isSure: boolean
  /** @nullable */
  dateOrder: PatientImportColumnsItemDateOrder
  /** True for a date column if no row shows which number is the month. */
  asksOrder: boolean
  question: string
  examples: string[]
  /**
   * What staff chose; null until then.
   * @nullable
   */
  chosen: PatientImportColumnsItemChosen
}
