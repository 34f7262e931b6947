import { logFailure } from '../../data/log-failure.ts'
import { send } from './send.ts'
import { type CookieConsent, lastChoice, untoldKey } from './stored-choice.ts'

/** Sends the choice to the server; retried on every start until the server confirms it. */
export async function tellChoice({ timestamp, visitorId, ...consent }: CookieConsent): Promise<void> {
  const { necessary, analytics, marketing, preferences } = consent
  markUntold(true)
  const told = await send('/api/cookie-consent', {
    consent: { necessary, analytics, marketing, preferences },
    timestamp,
    visitorId,
    url: location.origin + location.pathname,
    referrer: document.referrer || 'direct',
  })
  // The person may have chosen again meanwhile.
  if (told && lastChoice()?.timestamp === timestamp) markUntold(false)
}

function markUntold(untold: boolean) {
  try {
    if (untold) localStorage.setItem(untoldKey, '')
    else localStorage.removeItem(untoldKey)
  } catch (error) {
    logFailure('Cookie settings', error)
  }
}
