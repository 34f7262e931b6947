import type { Channel, Consent } from './consent.ts'

/** The wording on members' preferences page; changing it means a new version. */
export const preferenceWording = {
  version: 'preferences-2',
  statements: {
    email:
      'Offers, birthday specials and news about the VIP program by email. We never mention treatments by email, and every email has an unsubscribe link.',
    push: 'Offers, birthday specials and news as notifications on the devices where you turn them on. We never mention treatments in notifications.',
    sms: 'Recurring automated marketing text messages to the number below. Message frequency varies. Msg & data rates may apply. Reply STOP to unsubscribe, HELP for help. Consent is not a condition of purchase or treatment.',
  } satisfies Readonly<Record<Channel, string>>,
}

/** The statement that staff read to a patient at the desk, and its version. */
export const readConsentWords = () => {
  const { version: wording, statements } = preferenceWording
  return { wording, email: statements.email, sms: statements.sms }
}

export const channels = ['email', 'push', 'sms'] as const

/** `undecided`: never asked, or the intake's box stayed unchecked; only an explicit no is an opt-out. */
export type Choice = 'on' | 'off' | 'undecided'

export interface ChannelPreference {
  readonly channel: Channel
  readonly choice: Choice
  readonly statement: string
  /** The number for texts. */
  readonly number: string | null
  /** The number with a pending consent, to which the code was texted. */
  readonly confirming: string | null
  /** The number sent STOP, which only the phone itself can revert. */
  readonly stopped: boolean
  /** The number of devices with push. */
  readonly devices: number
}

export interface Preferences {
  /** The version of the wording. */
  readonly wording: string
  readonly channels: readonly ChannelPreference[]
  /** Every decision, newest first. */
  readonly history: readonly Consent[]
}

/** A member's decision about a channel, with the wording that they read. */
export interface ChosenPreference {
  readonly channel: Channel
  readonly given: boolean
  /** For consent to SMS, as typed. */
  readonly number?: string | undefined
}

/** From one channel's decisions, newest first. 'Send to all' skips the same members (`deliveries/adapters/who-may-be-sent.ts`). */
export function choiceOf(decisions: readonly Consent[]): Choice {
  const [latest] = decisions
  if (!latest) return 'undecided'
  if (latest.given) return 'on'
  const deliberate = latest.source !== 'intake' || decisions.some(({ given }) => given)
  return deliberate ? 'off' : 'undecided'
}
