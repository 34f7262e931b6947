import { text } from './lists.ts'
import type { Field, PartRules } from './part-rules.ts'

export interface RulesContents {
  readonly rules: ClinicSettings
}

/** Null means the server's settings, or the app's default welcome text. */
interface ClinicSettings {
  readonly quietHours: string | null
  readonly marketingCap: string | null
  readonly birthdaySpecials: 'button' | 'daily' | null
  readonly printedCodes: boolean | null
  readonly navVariant: 'A' | 'B' | null
  readonly bookingUrl: string | null
  readonly timeZone: string | null
  /** Null if not given. */
  readonly phone: string | null
  readonly email: string | null
  readonly website: string | null
  readonly welcomeText: string | null
}

interface Document {
  readonly rules: RulesContents
}

const blank: ClinicSettings = {
  quietHours: null,
  marketingCap: null,
  birthdaySpecials: null,
  printedCodes: null,
  navVariant: null,
  bookingUrl: null,
  timeZone: null,
  phone: null,
  email: null,
  website: null,
  welcomeText: null,
}

const byServer = 'default'

const rule = (label: string): Field<unknown> => ({
  label,
  shown: (value: string | null) => value ?? byServer,
})

export const clinicSettings: PartRules<RulesContents, Document> = {
  blank: { rules: blank },
  completed: ({ rules }) => ({ rules: { ...blank, ...rules } }),
  keepWhatWas: (_published, edited) => edited,
  problemsOf: () => [],
  toDo: () => undefined,
  lists: [
    {
      kind: 'rule',
      itemsOf: ({ rules: { rules } }) => [{ id: 'rules', ...rules }],
      nameOf: () => 'Settings',
      isAway: () => false,
      fields: {
        quietHours: rule('quiet hours'),
        marketingCap: rule('marketing limit per member'),
        birthdaySpecials: rule('birthday specials'),
        printedCodes: {
          label: 'printed codes',
          shown: (counts: boolean | null) =>
            counts === null ? byServer : counts ? 'accepted' : 'not accepted',
        },
        navVariant: rule('navigation'),
        bookingUrl: rule('booking link'),
        timeZone: rule('time zone'),
        phone: text('phone'),
        email: text('email'),
        website: text('website'),
        welcomeText: text('welcome'),
      },
    },
  ],
}
