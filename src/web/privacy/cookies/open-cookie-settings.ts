/** Shows the cookie settings again, with what was chosen before. Rejects when they can’t be loaded. */
export async function openCookieSettings(): Promise<void> {
  const { openSettings } = await import('./cookie-banner.ts')
  openSettings()
}
