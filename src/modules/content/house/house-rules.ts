import type { MarketingCap } from '#platform/kernel/marketing-cap.ts'
import { marketingCapIn, marketingCapText } from '#platform/kernel/marketing-cap.ts'
import type { QuietHours } from '#platform/kernel/quiet-hours.ts'
import { quietHoursIn, quietHoursText } from '#platform/kernel/quiet-hours.ts'
import type { SaidContact } from './contact.ts'

/** The rules of the house as they hold. */
export interface HouseRules {
  /** When marketing waits, by the clinic's clock; undefined: never. */
  readonly quietHours: QuietHours | undefined
  readonly marketingCap: MarketingCap
  /** Whether birthday specials go out by a button or by themselves. */
  readonly birthdaySpecials: 'button' | 'daily'
  /** Whether a printed code counts; otherwise only the desk screen's does. */
  readonly printedCodes: boolean
  readonly navVariant: 'A' | 'B'
  /** Where the clinic takes appointments; undefined: nothing offers to book. */
  readonly bookingUrl: string | undefined
  /** Of the clinic's clock, as an IANA name. */
  readonly timeZone: string
}

/** What the clinic says of them itself, as settings are written; null: as the server's settings say. */
export interface SaidRules extends SaidContact {
  readonly quietHours: string | null
  readonly marketingCap: string | null
  readonly birthdaySpecials: 'button' | 'daily' | null
  readonly printedCodes: boolean | null
  readonly navVariant: 'A' | 'B' | null
  /** An address, or 'off': nothing offers to book. */
  readonly bookingUrl: string | null
  readonly timeZone: string | null
  /** The landing page's text; null: the app's default. */
  readonly welcomeText: string | null
}

export const nothingSaid: SaidRules = {
  quietHours: null,
  marketingCap: null,
  birthdaySpecials: null,
  printedCodes: null,
  navVariant: null,
  bookingUrl: null,
  phone: null,
  email: null,
  website: null,
  timeZone: null,
  welcomeText: null,
}

/** The clinic's word wins over the server's settings. */
export const rulesThatHold = (said: SaidRules, server: HouseRules): HouseRules => ({
  quietHours: said.quietHours === null ? server.quietHours : quietHoursIn(said.quietHours),
  marketingCap: said.marketingCap === null ? server.marketingCap : marketingCapIn(said.marketingCap),
  birthdaySpecials: said.birthdaySpecials ?? server.birthdaySpecials,
  printedCodes: said.printedCodes ?? server.printedCodes,
  navVariant: said.navVariant ?? server.navVariant,
  bookingUrl: said.bookingUrl === null ? server.bookingUrl : bookingUrlIn(said.bookingUrl),
  timeZone: said.timeZone ?? server.timeZone,
})

/** A booking link as it is said: 'off' is none, for who has no link may not want the server's either (D-192). */
export const bookingUrlIn = (said: string) => (said === 'off' ? undefined : said)

/** Rules as settings are written. */
export const asWritten = (rules: HouseRules) => ({
  quietHours: quietHoursText(rules.quietHours),
  marketingCap: marketingCapText(rules.marketingCap),
  birthdaySpecials: rules.birthdaySpecials,
  printedCodes: rules.printedCodes,
  navVariant: rules.navVariant,
  bookingUrl: rules.bookingUrl ?? 'off',
  timeZone: rules.timeZone,
})
