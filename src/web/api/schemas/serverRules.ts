import type { ServerRulesBirthdaySpecials } from './serverRulesBirthdaySpecials.ts'
import type { ServerRulesNavVariant } from './serverRulesNavVariant.ts'

export interface ServerRules {
  /** Such as `21:00-09:00`, or `off`. */
  quietHours: string
  /** Such as `sms:1,push:3`, or `off`. */
  marketingCap: string
  birthdaySpecials: ServerRulesBirthdaySpecials
  printedCodes: boolean
  navVariant: ServerRulesNavVariant
  timeZone: string
  /** The URL of the clinic’s booking page, or `off`. */
  bookingUrl: string
}
