/** Shows the cookie settings with the previous choice. Rejects if they can’t be loaded. */
export async function openCookieSettings(): Promise<void> {
  const { openSettings } = await import('./cookie-banner.ts')
  openSettings()
}
