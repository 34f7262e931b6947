/**
 * How many rows ended in each outcome. Null in lists and until the import is done.
 * @nullable
 */
export type PatientImportOutcomes = {
  done: number
  skipped: number
  undone: number
  kept: number
  unclear: number
  refused: number
} | null
