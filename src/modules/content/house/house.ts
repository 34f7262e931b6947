import { asWritten, type HouseRules, rulesThatHold, type SaidRules } from './house-rules.ts'
import type { HousePorts } from './ports.ts'

/** The rules of the house: what the clinic says in its programme, and for the rest the server's settings. */
export interface House {
  /** As they hold at this moment. */
  houseRules(): Promise<HouseRules>
  /** What visitors read first; null: the app's own words. */
  welcomeText(): Promise<string | null>
  /** What holds where the clinic says nothing, as settings are written. */
  serverRules(): Promise<ReturnType<typeof asWritten>>
  /** What the clinic says itself. */
  saidRules(): Promise<{ readonly rules: SaidRules }>
  /** Makes this what the clinic says. */
  publishRules(said: { readonly rules: SaidRules }): Promise<void>
}

export const openHouse = ({ said, server }: HousePorts): House => ({
  houseRules: async () => rulesThatHold(await said.inForce(), server),
  welcomeText: async () => (await said.inForce()).welcomeText,
  serverRules: async () => asWritten(server),
  saidRules: async () => ({ rules: await said.read() }),
  publishRules: ({ rules }) => said.publish(rules),
})
