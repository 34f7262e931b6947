import type { RulesContentsRulesBirthdaySpecials } from './rulesContentsRulesBirthdaySpecials.ts'
import type { RulesContentsRulesNavVariant } from './rulesContentsRulesNavVariant.ts'

/**
 * Null: default.
 */
export type RulesContentsRules = {
  /**
   * When marketing waits, `21:00-09:00` or `off`.
   * @nullable
   * @pattern ^(off|([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d)$
   */
  quietHours: string | null
  /**
   * How much a member gets by channel and day, `sms:1,push:3` or `off`.
   * @nullable
   * @pattern ^(off|(email|push|sms):[1-9]\d{0,3}(,(email|push|sms):[1-9]\d{0,3})*)$
   */
  marketingCap: string | null
  /** @nullable */
  birthdaySpecials: RulesContentsRulesBirthdaySpecials
  /**
   * False: only the code on the desk screen counts.
   * @nullable
   */
  printedCodes: boolean | null
  /** @nullable */
  navVariant: RulesContentsRulesNavVariant
  /**
   * Where the clinic takes appointments, or `off`: nothing offers to book.
   * @maxLength 500
   * @nullable
   */
  bookingUrl: string | null
  /**
   * Of the clinic’s clock, by its IANA name: its days decide what “once a day” means.
   * @maxLength 60
   * @nullable
   */
  timeZone: string | null
  /**
   * Where patients call the clinic; null: it is not said.
   * @maxLength 40
   * @nullable
   */
  phone: string | null
  /**
   * @maxLength 254
   * @nullable
   */
  email: string | null
  /**
   * @maxLength 500
   * @nullable
   */
  website: string | null
  /**
   * What visitors read first; null: the app’s own words.
   * @maxLength 160
   * @nullable
   */
  welcomeText: string | null
}
