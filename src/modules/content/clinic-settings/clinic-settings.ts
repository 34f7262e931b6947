import type { MarketingCap } from '#platform/kernel/marketing-cap.ts'
import { marketingCapIn, marketingCapText } from '#platform/kernel/marketing-cap.ts'
import type { QuietHours } from '#platform/kernel/quiet-hours.ts'
import { quietHoursIn, quietHoursText } from '#platform/kernel/quiet-hours.ts'
import type { ClinicContact } from './contact.ts'

/** The clinic's policies that currently apply. */
export interface ClinicSettings {
  /** When marketing waits, by the clinic's clock; undefined if never. */
  readonly quietHours: QuietHours | undefined
  readonly marketingCap: MarketingCap
  /** Whether staff send birthday specials with a button, or they're sent automatically. */
  readonly birthdaySpecials: 'button' | 'daily'
  /** Whether printed codes count; if not, only the desk screen's code does. */
  readonly printedCodes: boolean
  readonly navVariant: 'A' | 'B'
  /** The clinic's booking page; undefined hides booking links. */
  readonly bookingUrl: string | undefined
  /** The clinic's time zone, an IANA name. */
  readonly timeZone: string
}

/** The clinic's own policies, written like settings. Null means that the server's setting applies. */
export interface ClinicRules extends ClinicContact {
  readonly quietHours: string | null
  readonly marketingCap: string | null
  readonly birthdaySpecials: 'button' | 'daily' | null
  readonly printedCodes: boolean | null
  readonly navVariant: 'A' | 'B' | null
  /** An address, or 'off' to hide booking links. */
  readonly bookingUrl: string | null
  readonly timeZone: string | null
  /** The landing page's text; null for the app's default. */
  readonly welcomeText: string | null
}

export const noClinicRules: ClinicRules = {
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

/** The clinic's own policies override the server's settings. */
export const rulesThatHold = (said: ClinicRules, server: ClinicSettings): ClinicSettings => ({
  quietHours: said.quietHours === null ? server.quietHours : quietHoursIn(said.quietHours),
  marketingCap: said.marketingCap === null ? server.marketingCap : marketingCapIn(said.marketingCap),
  birthdaySpecials: said.birthdaySpecials ?? server.birthdaySpecials,
  printedCodes: said.printedCodes ?? server.printedCodes,
  navVariant: said.navVariant ?? server.navVariant,
  bookingUrl: said.bookingUrl === null ? server.bookingUrl : bookingUrlIn(said.bookingUrl),
  timeZone: said.timeZone ?? server.timeZone,
})

/** 'off' means no booking link at all, so a clinic can also turn off the server's (D-192). */
export const bookingUrlIn = (said: string) => (said === 'off' ? undefined : said)

/** Policies in the format of settings. */
export const asWritten = (rules: ClinicSettings) => ({
  quietHours: quietHoursText(rules.quietHours),
  marketingCap: marketingCapText(rules.marketingCap),
  birthdaySpecials: rules.birthdaySpecials,
  printedCodes: rules.printedCodes,
  navVariant: rules.navVariant,
  bookingUrl: rules.bookingUrl ?? 'off',
  timeZone: rules.timeZone,
})
