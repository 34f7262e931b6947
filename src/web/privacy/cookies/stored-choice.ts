/** What the visitor allows, as it is kept in this browser. */
export type CookieConsent = Choice & { necessary: true; timestamp: string; visitorId: string }

export type Choice = { analytics: boolean; marketing: boolean; preferences: boolean }

export const choiceKey = 'cookie-consent'

/** There while the server has not confirmed what was chosen. */
export const untoldKey = 'cookie-consent-untold'

const dayMs = 86_400_000

/** The choice that holds: made in the last 30 days, and not by a clock that was ahead of its time. */
export function storedChoice(): CookieConsent | undefined {
  const choice = lastChoice()
  const age = Date.now() - Date.parse(choice?.timestamp ?? '')
  return age > -dayMs && age <= 30 * dayMs ? choice : undefined
}

/** Only where a choice could be read is this asked. */
export const isUntold = () => localStorage.getItem(untoldKey) !== null

/** The choice made last, also when it is too old to hold. */
export function lastChoice(): CookieConsent | undefined {
  try {
    return JSON.parse(localStorage.getItem(choiceKey) ?? '')
  } catch {
    return undefined
  }
}
