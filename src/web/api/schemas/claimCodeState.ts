export interface ClaimCodeState {
  /**
   * Of the newest code; null where none was shown lately.
   * @nullable
   */
  id: string | null
  /** @nullable */
  expiresAt: string | null
  /** @nullable */
  usedAt: string | null
}
