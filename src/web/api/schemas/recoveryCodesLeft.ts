export interface RecoveryCodesLeft {
  /**
   * The number of unused codes.
   * @minimum 0
   */
  left: number
  /**
   * Null if none were ever created.
   * @nullable
   */
  madeAt: string | null
}
