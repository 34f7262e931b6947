import type { ChooseCookiesBodyConsent } from './chooseCookiesBodyConsent.ts'

export type ChooseCookiesBody = {
  consent: ChooseCookiesBodyConsent
  timestamp: string
  visitorId: string
  /** @maxLength 2000 */
  url: string
  /** @maxLength 2000 */
  referrer: string
}
