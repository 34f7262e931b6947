import type { PatientImportColumnsItemDateOrder } from './patientImportColumnsItemDateOrder.ts'
import type { PatientImportColumnsItemField } from './patientImportColumnsItemField.ts'

export type PatientImportColumnsItem = {
  index: number
  heading: string
  field: PatientImportColumnsItemField
  isSure: boolean
  /** @nullable */
  dateOrder: PatientImportColumnsItemDateOrder
  /** Of dates: no row proves which number the month is. */
  asksOrder: boolean
  question: string
  examples: string[]
}
