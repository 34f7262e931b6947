import type { Channel, Consent } from './consent.ts'

/** The words under which members decide on their preferences page; other words are another version. */
export const preferenceWording = {
  version: 'preferences-2',
  statements: {
    email:
      'Offers, birthday specials and news about the VIP program by email. We never mention treatments by email, and every email has an unsubscribe link.',
    push: 'Offers, birthday specials and news as notifications on the devices where you turn them on. We never mention treatments in notifications.',
    sms: 'Recurring automated marketing text messages to the number below. Message frequency varies. Msg & data rates may apply. Reply STOP to unsubscribe, HELP for help. Consent is not a condition of purchase or treatment.',
  } satisfies Readonly<Record<Channel, string>>,
}

/** What staff read to a patient at the desk, and its version. */
export const readConsentWords = () => {
  const { version: wording, statements } = preferenceWording
  return { wording, email: statements.email, sms: statements.sms }
}

export const channels = ['email', 'push', 'sms'] as const

/** `undecided`: nobody asked, or a box at the intake was left empty; only a deliberate no is an opt-out. */
export type Choice = 'on' | 'off' | 'undecided'

export interface ChannelPreference {
  readonly channel: Channel
  readonly choice: Choice
  readonly statement: string
  /** The number that texts go to. */
  readonly number: string | null
  /** The number that a code was texted to, for a yes that waits for it. */
  readonly confirming: string | null
  /** The number answered STOP, which only the phone itself can take back. */
  readonly stopped: boolean
  /** On how many devices pushes are set up. */
  readonly devices: number
}

export interface Preferences {
  /** The version of the statements. */
  readonly wording: string
  readonly channels: readonly ChannelPreference[]
  /** Every decision, newest first. */
  readonly history: readonly Consent[]
}

/** What a member decides about a channel, by the words that they read. */
export interface ChosenPreference {
  readonly channel: Channel
  readonly given: boolean
  /** With a yes to SMS, as typed. */
  readonly number?: string | undefined
}

/** Of one channel's decisions, newest first. Whom 'send to all' spares agrees with it (`deliveries/adapters/who-may-be-sent.ts`). */
export function choiceOf(decisions: readonly Consent[]): Choice {
  const [latest] = decisions
  if (!latest) return 'undecided'
  if (latest.given) return 'on'
  const deliberate = latest.source !== 'intake' || decisions.some(({ given }) => given)
  return deliberate ? 'off' : 'undecided'
}
