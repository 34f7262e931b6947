export interface ProgramPreview {
  token: string
  /** Where the app is shown; for other devices, too. */
  url: string
  expiresAt: string
  /** How long that is from now, whatever the clock of who asks says. */
  lastsSeconds: number
}
