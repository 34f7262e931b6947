import { memoLast } from '#platform/kernel/memo-last.ts'
import { asWritten, type ClinicSettings, rulesThatHold, type SaidRules } from './clinic-settings.ts'
import { type ContactLink, contactLinks } from './contact.ts'
import type { ClinicSettingsPorts } from './ports.ts'

/** The clinic's policies: its own, or else the server's settings. */
export interface ClinicSettingsUseCases {
  /** The policies that currently apply. */
  clinicSettings(): Promise<ClinicSettings>
  /** The landing page's text; null for the app's default. */
  welcomeText(): Promise<string | null>
  /** The clinic's contact links. Returns the same object until they change. */
  contact(): Promise<readonly ContactLink[]>
  /** Sets this process's clock to the current time zone; of concurrent calls, the last one wins (D-207). */
  followTimeZone(): Promise<void>
  /** The server's defaults, in the format of settings. */
  serverRules(): Promise<ReturnType<typeof asWritten>>
  /** The policies as they would be with this draft (D-203). */
  previewRules(drafted: { readonly rules: SaidRules }): ClinicSettings & {
    readonly welcomeText: string | null
    readonly contact: readonly ContactLink[]
  }
  /** The clinic's own policies. */
  saidRules(): Promise<{ readonly rules: SaidRules }>
  /** Publishes the clinic's policies, and returns its new time zone. */
  publishRules(said: { readonly rules: SaidRules }): Promise<string>
}

export function openClinicSettings({
  said,
  server,
  setTimeZone,
}: ClinicSettingsPorts): ClinicSettingsUseCases {
  const contact = memoLast(contactLinks)
  let followed = 0
  return {
    clinicSettings: async () => rulesThatHold(await said.inForce(), server),
    welcomeText: async () => (await said.inForce()).welcomeText,
    contact: async () => contact(await said.inForce()),
    async followTimeZone() {
      followed += 1
      const mine = followed
      const { timeZone } = rulesThatHold(await said.inForce(), server)
      if (mine === followed) setTimeZone(timeZone)
    },
    serverRules: async () => asWritten(server),
    previewRules: ({ rules }) => ({
      ...rulesThatHold(rules, server),
      welcomeText: rules.welcomeText,
      contact: contactLinks(rules),
    }),
    saidRules: async () => ({ rules: await said.read() }),
    async publishRules({ rules }) {
      await said.publish(rules)
      return rulesThatHold(rules, server).timeZone
    },
  }
}
