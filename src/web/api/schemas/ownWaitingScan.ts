export interface OwnWaitingScan {
  id: string
  description: string
  scannedAt: string
  /** The scan can’t be confirmed after this. */
  until: string
}
