import type { Consent } from './consents.ts'
import type { MessagingPorts } from './ports.ts'
import { type ChosenPreference, preferenceWording, textableNumber } from './preferences.ts'
import { memberOfLink } from './read-preferences.ts'
import { NoTextableNumber } from './refusals.ts'

export async function choosePreference(
  { decisions, now }: Pick<MessagingPorts, 'decisions' | 'now'>,
  memberId: string,
  { channel, given, number: typed }: ChosenPreference,
): Promise<void> {
  const number = channel === 'sms' && given ? textableNumber(typed ?? '') : null
  if (number === undefined) throw new NoTextableNumber()
  await decisions.addOnce(memberId, decision(channel, given, number, 'preferences', now()))
}

/** From a mail's link: about mail only, and the history says so. */
export async function chooseMailPreference(
  ports: MessagingPorts,
  token: string,
  given: boolean,
): Promise<void> {
  const memberId = await memberOfLink(ports, token)
  await ports.decisions.addOnce(memberId, decision('email', given, null, 'preferences link', ports.now()))
}

const decision = (
  channel: Consent['channel'],
  given: boolean,
  number: string | null,
  source: string,
  at: Date,
): Consent => ({ channel, given, number, wording: preferenceWording.version, source, at })
