export interface Award {
  id: string
  patient: string
  email: string
  service: string
  /**
   * The location of the award, if staff chose one.
   * @nullable
   */
  location: string | null
  points: number
  awardedAt: string
  /** The award can’t be undone after this. */
  undoUntil: string
  /** @nullable */
  undoneAt: string | null
}
