import { memoLast } from '#platform/kernel/memo-last.ts'
import { type ContactLink, contactLinks } from './contact.ts'
import { asWritten, type HouseRules, rulesThatHold, type SaidRules } from './house-rules.ts'
import type { HousePorts } from './ports.ts'

/** The rules of the house: what the clinic says in its program, and for the rest the server's settings. */
export interface House {
  /** As they hold at this moment. */
  houseRules(): Promise<HouseRules>
  /** The landing page's text; null: the app's default. */
  welcomeText(): Promise<string | null>
  /** The ways to reach the clinic: the same object as long as nothing of the rules changes. */
  contact(): Promise<readonly ContactLink[]>
  /** Sets this process's clock by the rules as they hold; of several at once the last one counts (D-207). */
  followTimeZone(): Promise<void>
  /** What holds where the clinic says nothing, as settings are written. */
  serverRules(): Promise<ReturnType<typeof asWritten>>
  /** What would hold if the clinic said this (D-203). */
  previewRules(drafted: { readonly rules: SaidRules }): HouseRules & {
    readonly welcomeText: string | null
    readonly contact: readonly ContactLink[]
  }
  /** What the clinic says itself. */
  saidRules(): Promise<{ readonly rules: SaidRules }>
  /** Makes this what the clinic says, and gives the time zone of its clock from now on. */
  publishRules(said: { readonly rules: SaidRules }): Promise<string>
}

export function openHouse({ said, server, setTimeZone }: HousePorts): House {
  const contact = memoLast(contactLinks)
  let followed = 0
  return {
    houseRules: async () => rulesThatHold(await said.inForce(), server),
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
