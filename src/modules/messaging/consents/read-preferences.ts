import type { Consent } from './consent.ts'
import type { ConsentsPorts } from './ports.ts'
import {
  type ChannelPreference,
  channels,
  choiceOf,
  type Preferences,
  preferenceWording,
} from './preferences.ts'
import { UnknownUnsubscribeLink } from './refusals.ts'

type ByLink = Pick<ConsentsPorts, 'memberOfUnsubscribe' | 'isMember' | 'survivorOf'>
type ConsentSources = Pick<ConsentsPorts, 'consents' | 'suppressions'>

export async function readPreferences(
  ports: ConsentSources & Pick<ConsentsPorts, 'devicesOf' | 'numberToConfirm'>,
  memberId: string,
): Promise<Preferences> {
  const [history, devices] = await Promise.all([ports.consents.of(memberId), ports.devicesOf(memberId)])
  const known = await Promise.all(
    channels.map(channel => preferenceOf(ports, channel, ofChannel(history, channel))),
  )
  const extras = {
    email: {},
    push: { devices },
    sms: { confirming: (await ports.numberToConfirm(memberId)) ?? null },
  }
  return {
    wording: preferenceWording.version,
    channels: known.map(each => ({ ...each, ...extras[each.channel] })),
    history,
  }
}

/** Only the email part: a mail's link gives access to that and to nothing else. */
export async function readMailPreference(
  ports: ConsentSources & ByLink,
  token: string,
): Promise<Preferences> {
  const memberId = await memberOfLink(ports, token)
  const history = ofChannel(await ports.consents.of(memberId), 'email')
  return {
    wording: preferenceWording.version,
    channels: [await preferenceOf(ports, 'email', history)],
    history,
  }
}

export async function memberOfLink(ports: ByLink, token: string): Promise<string> {
  const named = ports.memberOfUnsubscribe(token)
  const memberId = named && ((await ports.survivorOf(named)) ?? named)
  if (!memberId || !(await ports.isMember(memberId))) throw new UnknownUnsubscribeLink()
  return memberId
}

const ofChannel = (history: readonly Consent[], wanted: Consent['channel']) =>
  history.filter(({ channel }) => channel === wanted)

async function preferenceOf(
  { suppressions }: ConsentSources,
  channel: Consent['channel'],
  history: readonly Consent[],
): Promise<ChannelPreference> {
  const number = (channel === 'sms' && history[0]?.number) || null
  return {
    channel,
    choice: choiceOf(history),
    statement: preferenceWording.statements[channel],
    number,
    confirming: null,
    stopped: number !== null && (await suppressions.has('sms', number)),
    devices: 0,
  }
}
