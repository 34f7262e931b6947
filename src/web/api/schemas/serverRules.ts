import type { ServerRulesBirthdaySpecials } from './serverRulesBirthdaySpecials.ts'
import type { ServerRulesNavVariant } from './serverRulesNavVariant.ts'

export interface ServerRules {
  /** `21:00-09:00`, or `off`. */
  quietHours: string
  /** `sms:1,push:3`, or `off`. */
  marketingCap: string
  birthdaySpecials: ServerRulesBirthdaySpecials
  printedCodes: boolean
  navVariant: ServerRulesNavVariant
  timeZone: string
  /** Where the clinic takes appointments, or `off`. */
  bookingUrl: string
}
