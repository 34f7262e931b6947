export interface ProgramPreview {
  token: string
  /** The preview’s address, which works on other devices, too. */
  url: string
  expiresAt: string
  /** The seconds until the link expires, independent of the caller’s clock. */
  lastsSeconds: number
}
