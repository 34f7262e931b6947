import { textableNumber } from '#platform/kernel/phone-number.ts'
import { agreeToTexts } from './agree-to-texts.ts'
import type { Consent } from './consent.ts'
import type { ConsentsPorts } from './ports.ts'
import { type ChosenPreference, preferenceWording } from './preferences.ts'
import { memberOfLink } from './read-preferences.ts'
import { EnoughCodes, NoTextableNumber, NumberStopped, TextsNotOffered } from './refusals.ts'

type Ports = Parameters<typeof agreeToTexts>[0]

export async function choosePreference(
  ports: Ports & Pick<ConsentsPorts, 'cancelCode'>,
  memberId: string,
  { channel, given, number }: ChosenPreference,
): Promise<void> {
  if (channel === 'sms' && given) return chooseTexts(ports, memberId, number ?? '')
  if (channel === 'sms') await ports.cancelCode(memberId)
  await ports.consents.addOnce(memberId, decision(channel, given, 'preferences', ports.now()))
}

async function chooseTexts(ports: Ports, memberId: string, typed: string): Promise<void> {
  await ports.requireAge(memberId)
  const number = textableNumber(typed)
  if (number === undefined) throw new NoTextableNumber()
  if (!ports.isSetUp('sms')) throw new TextsNotOffered()
  if (await ports.suppressions.has('sms', number)) throw new NumberStopped()
  const wish = { number, wording: preferenceWording.version, source: 'preferences' }
  if ((await agreeToTexts(ports, memberId, wish)) === 'enough') throw new EnoughCodes()
}

/** By a mail's link: only about email, and recorded as such in the history. An opt-out counts for all accounts. */
export async function chooseMailPreference(
  ports: Pick<
    ConsentsPorts,
    'consents' | 'memberOfUnsubscribe' | 'isMember' | 'survivorOf' | 'accountsOf' | 'now'
  >,
  token: string,
  given: boolean,
): Promise<void> {
  const memberId = await memberOfLink(ports, token)
  for (const id of given ? [memberId] : await ports.accountsOf(memberId))
    await ports.consents.addOnce(id, decision('email', given, 'preferences link', ports.now()))
}

const decision = (channel: Consent['channel'], given: boolean, source: string, at: Date): Consent => ({
  channel,
  given,
  number: null,
  wording: preferenceWording.version,
  source,
  at,
})
