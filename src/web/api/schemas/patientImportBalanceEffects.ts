import type { PatientImportBalanceEffectsAdd } from './patientImportBalanceEffectsAdd.ts'
import type { PatientImportBalanceEffectsReplace } from './patientImportBalanceEffectsReplace.ts'

/**
 * What each choice for existing patients’ points would change now. Null in lists, and unless the rows are checked.
 * @nullable
 */
export type PatientImportBalanceEffects = {
  add: PatientImportBalanceEffectsAdd
  replace: PatientImportBalanceEffectsReplace
} | null
