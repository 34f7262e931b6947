import { logFailure } from '../../data/log-failure.ts'
import { type Choice, type CookieConsent, choiceKey, lastChoice } from './stored-choice.ts'

/** Saves a choice in this browser. If it refuses storage, we ask again next time. */
export function keepChoice({ analytics, marketing, preferences }: Choice): CookieConsent {
  const visitorId = lastChoice()?.visitorId ?? crypto.randomUUID()
  const timestamp = new Date().toISOString()
  const choice = { necessary: true as const, analytics, marketing, preferences, timestamp, visitorId }
  try {
    localStorage.setItem(choiceKey, JSON.stringify(choice))
  } catch (error) {
    logFailure('Cookie settings', error)
  }
  return choice
}
