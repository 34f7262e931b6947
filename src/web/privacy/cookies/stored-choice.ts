/** The visitor's choice, as stored in this browser. */
export type CookieConsent = Choice & { necessary: true; timestamp: string; visitorId: string }

export type Choice = { analytics: boolean; marketing: boolean; preferences: boolean }

export const choiceKey = 'cookie-consent'

/** Set until the server has confirmed the choice. */
export const untoldKey = 'cookie-consent-untold'

const dayMs = 86_400_000

/** The valid choice: made in the last 30 days, and not dated in the future by a wrong clock. */
export function storedChoice(): CookieConsent | undefined {
  const choice = lastChoice()
  const age = Date.now() - Date.parse(choice?.timestamp ?? '')
  return age > -dayMs && age <= 30 * dayMs ? choice : undefined
}

/** Only called if a choice could be read, so storage works. */
export const isUntold = () => localStorage.getItem(untoldKey) !== null

/** The last choice, even if it's expired. */
export function lastChoice(): CookieConsent | undefined {
  try {
    return JSON.parse(localStorage.getItem(choiceKey) ?? '')
  } catch {
    return undefined
  }
}
