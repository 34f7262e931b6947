export type PatientDuplicatesMergesItem = {
  id: string
  absorbedId: string
  by: string
  at: string
  /**
   * Null if the merge can’t be undone.
   * @nullable
   */
  undoUntil: string | null
}
