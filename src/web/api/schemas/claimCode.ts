export interface ClaimCode {
  id: string
  code: string
  /** The link in the QR code. */
  url: string
  expiresAt: string
}
