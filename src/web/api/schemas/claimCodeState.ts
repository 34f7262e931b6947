export interface ClaimCodeState {
  /**
   * The ID of the latest code; null if none was created recently.
   * @nullable
   */
  id: string | null
  /** @nullable */
  expiresAt: string | null
  /** @nullable */
  usedAt: string | null
}
