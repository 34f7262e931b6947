import type { PatientImportBalanceEffects } from './patientImportBalanceEffects.ts'
import type { PatientImportBalances } from './patientImportBalances.ts'
import type { PatientImportColumnsItem } from './patientImportColumnsItem.ts'
import type { PatientImportOutcomes } from './patientImportOutcomes.ts'
import type { PatientImportState } from './patientImportState.ts'
import type { PatientImportTotals } from './patientImportTotals.ts'

export interface PatientImport {
  id: string
  source: string
  fileName: string
  bytes: number
  state: PatientImportState
  /** @nullable */
  problem: string | null
  rows: number
  /** The number of rows that the current step has processed. */
  settledRows: number
  /** @nullable */
  totals: PatientImportTotals
  balances: PatientImportBalances
  createdAt: string
  /** @nullable */
  doneAt: string | null
  /**
   * Null if the import can’t be undone.
   * @nullable
   */
  undoUntil: string | null
  columns: PatientImportColumnsItem[]
  /**
   * What each choice for existing patients’ points would change now. Null in lists, and unless the rows are checked.
   * @nullable
   */
  balanceEffects: PatientImportBalanceEffects
  /**
   * How many rows ended in each outcome. Null in lists and until the import is done.
   * @nullable
   */
  outcomes: PatientImportOutcomes
}
