import type { RulesContentsRulesBirthdaySpecials } from './rulesContentsRulesBirthdaySpecials.ts'
import type { RulesContentsRulesNavVariant } from './rulesContentsRulesNavVariant.ts'

/**
 * Null means the default from the server’s settings.
 */
export type RulesContentsRules = {
  /**
   * When marketing is held, such as `21:00-09:00`, or `off`.
   * @nullable
   * @pattern ^(off|([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d)$
   */
  quietHours: string | null
  /**
   * The most marketing messages per member, channel and day, such as `sms:1,push:3`, or `off`.
   * @nullable
   * @pattern ^(off|(email|push|sms):[1-9]\d{0,3}(,(email|push|sms):[1-9]\d{0,3})*)$
   */
  marketingCap: string | null
  /** @nullable */
  birthdaySpecials: RulesContentsRulesBirthdaySpecials
  /**
   * False if only the code on the desk screen counts.
   * @nullable
   */
  printedCodes: boolean | null
  /** @nullable */
  navVariant: RulesContentsRulesNavVariant
  /**
   * The URL of the booking page, or `off` to hide all booking buttons.
   * @maxLength 500
   * @nullable
   */
  bookingUrl: string | null
  /**
   * The clinic’s time zone as an IANA name. It decides when a day starts, for rules such as “once a day”.
   * @maxLength 60
   * @nullable
   */
  timeZone: string | null
  /**
   * The clinic’s phone number; null if it isn’t shown.
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
   * The headline for visitors; null means the app’s default text.
   * @maxLength 160
   * @nullable
   */
  welcomeText: string | null
}
