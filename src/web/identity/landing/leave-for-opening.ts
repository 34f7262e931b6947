import { clinic } from '../../data/clinic.ts'

let isFirst = true

/**
 * For members there is nothing to show in the app before the clinic has published what it offers: from the staff area they
 * lead to the server's page, which says so, or by then has opened. The first screen is the server's choice already.
 */
export function leaveForOpening({ pathname, href }: { pathname: string; href: string }) {
  const stays = isFirst || clinic.isPublished || /^\/(?:admin|auth)\b/.test(pathname)
  isFirst = false
  if (stays) return undefined
  location.assign(href)
  return new Promise<never>(() => {})
}
