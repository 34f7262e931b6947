/**
 * @nullable
 */
export type ProgramEffectsWorseningsItemClosest = {
  patient: string
  /** @nullable */
  pointsBalance: number | null
  /**
   * Dollars with two decimals.
   * @nullable
   */
  spent: string | null
} | null
