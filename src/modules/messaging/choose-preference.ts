import { askForCode } from './confirm-number.ts'
import type { Consent } from './consents.ts'
import type { MessagingPorts } from './ports.ts'
import { type ChosenPreference, preferenceWording, textableNumber } from './preferences.ts'
import { memberOfLink } from './read-preferences.ts'
import { EnoughCodes, NoTextableNumber, NumberStopped, TextsNotOffered } from './refusals.ts'

export async function choosePreference(
  ports: MessagingPorts,
  memberId: string,
  { channel, given, number }: ChosenPreference,
): Promise<void> {
  if (channel === 'sms' && given) return agreeToTexts(ports, memberId, number ?? '')
  if (channel === 'sms') await ports.confirmations.end(memberId, ports.now())
  await ports.decisions.addOnce(memberId, decision(channel, given, 'preferences', ports.now()))
}

async function agreeToTexts(ports: MessagingPorts, memberId: string, typed: string): Promise<void> {
  const number = textableNumber(typed)
  if (number === undefined) throw new NoTextableNumber()
  if (!ports.isSetUp('sms')) throw new TextsNotOffered()
  if (await ports.decisions.isStopped(number)) throw new NumberStopped()
  const wish = { number, wording: preferenceWording.version, source: 'preferences' }
  if ((await askForCode(ports, memberId, wish)) === 'enough') throw new EnoughCodes()
}

/** From a mail's link: about mail only, and the history says so. */
export async function chooseMailPreference(
  ports: MessagingPorts,
  token: string,
  given: boolean,
): Promise<void> {
  const memberId = await memberOfLink(ports, token)
  await ports.decisions.addOnce(memberId, decision('email', given, 'preferences link', ports.now()))
}

const decision = (channel: Consent['channel'], given: boolean, source: string, at: Date): Consent => ({
  channel,
  given,
  number: null,
  wording: preferenceWording.version,
  source,
  at,
})
