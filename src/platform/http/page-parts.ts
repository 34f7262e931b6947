import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A built page with the clinic's settings in it; nothing when the web app is not built. */
export function filledPage(path: string, clinic: Readonly<Record<string, unknown>>): string | undefined {
  if (!existsSync(path)) return undefined
  const settings = embeddedJson(JSON.stringify(clinic))
  return readFileSync(path, 'utf8')
    .replaceAll('%CLINIC_NAME%', escaped(String(clinic['clinicName'])))
    .replaceAll('%BOOKING_URL%', escaped(String(clinic['bookingUrl'])))
    .replaceAll('%CLINIC%', () => settings)
}

/** By a screen's path the scripts and styles that it needs beside the page's own. */
export function filesOfScreens(folder: string): Readonly<Record<string, readonly string[]>> {
  const path = join(folder, 'preloads.json')
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
}

/** JSON that nothing in it can end the element it stands in. */
export const embeddedJson = (json: string) => json.replaceAll('<', '\\u003c')

export const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;').replaceAll("'", '&#39;')
