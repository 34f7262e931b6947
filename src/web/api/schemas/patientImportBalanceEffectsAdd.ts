export type PatientImportBalanceEffectsAdd = {
  /** Points gained; below zero if they would lose points. */
  points: number
  /**
   * Dollar value of those points; null if no reward has a dollar value.
   * @nullable
   */
  worth: string | null
}
