import { leftUnanswered } from '#platform/kernel/attempt.ts'

export type Channel = 'email' | 'push' | 'sms'

/** account: the provider rejects the clinic’s sign-in; away: it doesn't respond; slow: it responds late. */
export type TroubleKind = 'account' | 'away' | 'slow'

/** A problem of a whole channel: one finding instead of one failure per member. */
export interface ChannelTrouble {
  readonly channel: Channel
  /** For push, the host of the push service (each browser has its own); otherwise empty. */
  readonly service: string
  readonly kind: TroubleKind
  /** The provider's error, without members' addresses. */
  readonly reason: string
  /** For `account`: sign-in works, but the provider rejects our messages. */
  readonly signedIn: boolean
  readonly since: Date
  readonly seenAt: Date
  readonly tries: number
  /** For `account`: no attempt before this time. */
  readonly nextTryAt: Date
}

export interface AttemptResult {
  readonly result: string
  readonly reason?: string
  readonly unreachable?: boolean
  readonly signedIn?: boolean
}

/** A response after this time counts as late, because connections are shared, and emails may queue. */
const slowMs: Readonly<Record<Channel, number>> = { email: 10_000, sms: 5_000, push: 5_000 }

/** How long up to fifteen emails in parallel wait for their turn under the rate limit. That isn't the provider's time. */
export const queuedMs = (mailsPerMinute: number | undefined) =>
  mailsPerMinute ? (15 * 60_000) / mailsPerMinute : 0

/** The channel trouble that an attempt shows; undefined: none. */
export function troubleIn(
  channel: Channel,
  attempt: AttemptResult,
  tookMs: number,
): Pick<ChannelTrouble, 'kind' | 'reason' | 'signedIn'> | undefined {
  const { result, reason = '', signedIn = false } = attempt
  if (result === 'account trouble') return { kind: 'account', reason, signedIn }
  if (leftUnanswered(attempt)) return { kind: 'away', reason, signedIn }
  if (tookMs < slowMs[channel]) return undefined
  return { kind: 'slow', reason: `a response took ${Math.round(tookMs / 1000)} seconds`, signedIn }
}

export type MailServerCheck =
  | { readonly ok: true; readonly tookMs: number }
  | { readonly ok: false; readonly isAccount: boolean; readonly reason: string }

/** The result of a mail server check, as an attempt. */
export const attemptOfCheck = (check: MailServerCheck): AttemptResult => {
  if (check.ok) return { result: 'sent' }
  if (check.isAccount) return { result: 'account trouble', reason: check.reason }
  return { result: 'not now', reason: check.reason, unreachable: true }
}

export function troubleOfCheck(check: MailServerCheck) {
  const found = troubleIn('email', attemptOfCheck(check), check.ok ? check.tookMs : 0)
  if (!found) return undefined
  const trouble = { channel: 'email' as const, service: '', ...found }
  return { ...trouble, words: troubleInWords(trouble) }
}

/** Repeated wrong passwords can lock an account. */
const waitMinutes = [1, 5, 15]

export function troubleAfter(
  known: ChannelTrouble | undefined,
  found: Pick<ChannelTrouble, 'channel' | 'service' | 'kind' | 'reason' | 'signedIn'>,
  at: Date,
): ChannelTrouble {
  const same = known?.kind === found.kind ? known : undefined
  const tries = (same?.tries ?? 0) + 1
  const minutes = found.kind === 'account' ? (waitMinutes[tries - 1] ?? Math.max(...waitMinutes)) : 0
  const nextTryAt = new Date(at.getTime() + minutes * 60_000)
  return { ...found, since: same?.since ?? at, seenAt: at, tries, nextTryAt }
}

const names: Readonly<Record<Channel, string>> = {
  email: 'The email server',
  sms: 'Twilio',
  push: 'The push service',
}

const verbs: Readonly<Record<TroubleKind, string>> = {
  account: 'rejects the clinic’s sign-in',
  away: 'can’t be reached',
  slow: 'is slow',
}

/** Network errors in words that an owner understands. */
const plainReasons: readonly (readonly [RegExp, string])[] = [
  [/time-?d? ?out/i, 'no response in time'],
  [/ECONNREFUSED/, 'nothing is listening there'],
  [/ENOTFOUND|EAI_AGAIN/, 'no server has this name'],
  [/ECONNRESET|EPIPE|hang up/, 'it closed the connection'],
]

function plainReason(reason: string): string {
  const plain = plainReasons.find(([words]) => words.test(reason))?.[1]
  return plain ? `${plain} (${reason})` : reason
}

/** 'The mail server rejects the clinic’s sign-in: Invalid login: 535 5.7.8 Bad credentials.' */
export function troubleInWords(
  trouble: Pick<ChannelTrouble, 'channel' | 'service' | 'kind' | 'reason'>,
): string {
  const { channel, service, kind } = trouble
  const said = trouble.reason.replace(/\.+$/, '')
  const reason = kind === 'away' ? plainReason(said) : said
  return `${[names[channel], service].filter(Boolean).join(' ')} ${verbs[kind]}: ${reason}.`
}
