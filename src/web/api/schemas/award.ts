export interface Award {
  id: string
  patient: string
  email: string
  service: string
  /**
   * Where it was awarded, when staff said so.
   * @nullable
   */
  location: string | null
  points: number
  awardedAt: string
  /** From then on it stays. */
  undoUntil: string
  /** @nullable */
  undoneAt: string | null
}
