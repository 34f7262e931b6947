export interface RecoveryCodesLeft {
  /**
   * How many still let in.
   * @minimum 0
   */
  left: number
  /**
   * Null where none were ever made.
   * @nullable
   */
  madeAt: string | null
}
