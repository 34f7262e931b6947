export type PatientDuplicatesMergesItem = {
  id: string
  absorbedId: string
  by: string
  at: string
  /**
   * Null where it can’t be undone.
   * @nullable
   */
  undoUntil: string | null
}
