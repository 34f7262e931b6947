/** What a mail is about decides what becomes of it: a secret one opens something and is wiped once it has left. */
export type MailKind = 'service' | 'secret' | 'marketing'

export interface MailContents {
  /** Paragraphs; the greeting and the clinic's name stand around them. */
  readonly lines: readonly string[]
  readonly action: { readonly label: string; readonly url: string } | null
  /** Addresses that stand in the lines, and where they lead. */
  readonly links?: readonly { readonly shown: string; readonly url: string }[] | undefined
  /** With marketing: where it ends, for programs by one POST (RFC 8058) and for people on pages. */
  readonly unsubscribe?: UnsubscribeUrls | undefined
}

export interface UnsubscribeUrls {
  readonly oneClick: string
  readonly page: string
  /** Where the member decides about mail, without signing in. */
  readonly preferences: string
}

export interface Mail extends MailContents {
  /** Also what its Message-ID is made of. */
  readonly id: string
  readonly memberId: string | null
  readonly to: { readonly email: string; readonly firstName: string }
  readonly subject: string
  readonly kind: MailKind
  /** From then on it is of no use: it is not sent any more. */
  readonly expiresAt: Date | null
  readonly createdAt: Date
}

/** A mail that this process has to itself for a while, in its n-th attempt. */
export interface TakenMail extends Mail {
  readonly attempts: number
  /** Mails with the same one differ in greeting, address and where their links lead only. */
  readonly campaignId?: string
}

/** What left over a channel, or would have. */
export interface OutboxMessage extends Pick<Mail, 'id' | 'subject' | 'kind' | 'createdAt'> {
  /** Whose it is, where the row says so. */
  readonly memberId?: string | null | undefined
  readonly channel: 'email' | 'push' | 'sms'
  readonly to: {
    readonly firstName: string
    readonly email: string | null
    readonly number: string | null
  }
  readonly sentAt: Date
  readonly imageUrl: string | null
  /** Nothing once a secret mail has expired. */
  readonly contents: Pick<MailContents, 'lines' | 'links' | 'action'> | null
}

/**
 * How it went with one attempt. `unknown`: the contents had left when the connection broke. `bounced`: there is no such
 * address, now or later.
 */
export type Delivery =
  | { readonly result: 'sent'; readonly channel: 'smtp' | 'outbox' }
  | { readonly result: 'refused' | 'bounced' | 'unknown'; readonly reason: string }
  | { readonly result: 'not now'; readonly reason: string; readonly unreachable: boolean }

/** Nobody was reached, or somebody who said nothing in the end: five in a row are a provider that is away. */
export const leftUnanswered = ({ result, unreachable }: { result: string; unreachable?: boolean }) =>
  result === 'unknown' || (result === 'not now' && unreachable === true)

/** What is noted about a mail after an attempt. */
export interface Settled {
  readonly state: 'pending' | 'sent' | 'failed' | 'unknown'
  readonly channel: 'smtp' | 'outbox' | null
  readonly failure: string | null
  readonly at: Date
  readonly nextAttemptAt: Date
  readonly wipe: boolean
}

const retryMinutes = [1, 5, 30, 120, 360]

/**
 * After the n-th attempt in vain: when the next one is, within 20 % of 1 m, 5 m, 30 m, 2 h, 6 h, or undefined after the
 * last (D-61). `chance` lies between 0 and 1.
 */
export function nextAttempt(attempts: number, at: Date, chance: number): Date | undefined {
  const minutes = retryMinutes[attempts - 1]
  return minutes === undefined ? undefined : new Date(at.getTime() + minutes * 60_000 * (0.8 + 0.4 * chance))
}

interface Circumstances {
  readonly at: Date
  readonly chance: number
  readonly outboxIsOpen: boolean
}

/** Only an outbox that can be read keeps what a secret mail says, until it expires: it stands nowhere else. */
export function settlementOf(
  mail: TakenMail,
  delivery: Delivery,
  { at, chance, outboxIsOpen }: Circumstances,
): Settled {
  const next = delivery.result === 'not now' ? nextAttempt(mail.attempts, at, chance) : undefined
  const channel = delivery.result === 'sent' ? delivery.channel : null
  return {
    state: next ? 'pending' : stateAfter(delivery),
    channel,
    failure: delivery.result === 'sent' ? null : delivery.reason,
    at,
    nextAttemptAt: next ?? at,
    wipe: mail.kind === 'secret' && !next && !(channel === 'outbox' && outboxIsOpen),
  }
}

const stateAfter = ({ result }: Delivery) =>
  result === 'sent' || result === 'unknown' ? result : ('failed' as const)
