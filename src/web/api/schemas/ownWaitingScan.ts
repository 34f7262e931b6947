export interface OwnWaitingScan {
  id: string
  description: string
  scannedAt: string
  /** From then on it can no longer be confirmed. */
  until: string
}
