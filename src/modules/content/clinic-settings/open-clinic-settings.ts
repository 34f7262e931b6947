import { memoLast } from '#platform/kernel/memo-last.ts'
import { asWritten, type ClinicRules, type ClinicSettings, rulesThatHold } from './clinic-settings.ts'
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
  previewRules(drafted: { readonly rules: ClinicRules }): ClinicSettings & {
    readonly welcomeText: string | null
    readonly contact: readonly ContactLink[]
  }
  /** The clinic's own policies. */
  clinicRules(): Promise<{ readonly rules: ClinicRules }>
  /** Publishes the clinic's policies, and returns its new time zone. */
  publishRules(said: { readonly rules: ClinicRules }): Promise<string>
}

export function openClinicSettings({
  said,
  server,
  setTimeZone,
}: ClinicSettingsPorts): ClinicSettingsUseCases {
  const contact = memoLast(contactLinks)
  let followed = 0
  return {
    clinicSettings: async () => rulesThatHold(await said.current(), server),
    welcomeText: async () => (await said.current()).welcomeText,
    contact: async () => contact(await said.current()),
    async followTimeZone() {
      followed += 1
      const mine = followed
      const { timeZone } = rulesThatHold(await said.current(), server)
      if (mine === followed) setTimeZone(timeZone)
    },
    serverRules: async () => asWritten(server),
    previewRules: ({ rules }) => ({
      ...rulesThatHold(rules, server),
      welcomeText: rules.welcomeText,
      contact: contactLinks(rules),
    }),
    clinicRules: async () => ({ rules: await said.read() }),
    async publishRules({ rules }) {
      await said.publish(rules)
      return rulesThatHold(rules, server).timeZone
    },
  }
}
