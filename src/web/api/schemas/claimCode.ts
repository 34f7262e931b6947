export interface ClaimCode {
  id: string
  code: string
  /** What the QR code leads to. */
  url: string
  expiresAt: string
}
