import { clinic } from '../../data/clinic.ts'
import { openCookieSettings } from './open-cookie-settings.ts'
import { track } from './track.ts'

/** Handles clicks on cookie settings buttons and on links that leave the app. */
export async function pressed(place: Element): Promise<void> {
  if (!(place instanceof HTMLAnchorElement)) return openCookieSettings()
  if (!clinic.bookingUrl || place.getAttribute('href') !== clinic.bookingUrl) return
  const page = location.pathname
  track('booking link opened', { page }, 'analytics')
  if (page === '/promotions') track('offer followed', {}, 'marketing')
}
