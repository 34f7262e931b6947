import { type Attempt, nextAttempt } from '#platform/kernel/attempt.ts'

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

export interface QueuedMail extends MailContents {
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
export interface ClaimedMail extends QueuedMail {
  readonly attempts: number
  /** Mails with the same one differ in greeting, address and where their links lead only. */
  readonly campaignId?: string
}

/** A mail that went to the inbox of a demo. */
export interface SandboxMail
  extends Pick<QueuedMail, 'id' | 'memberId' | 'to' | 'subject' | 'kind' | 'createdAt'> {
  readonly sentAt: Date
  /** Nothing once a secret mail has expired. */
  readonly contents: Pick<MailContents, 'lines' | 'links' | 'action'> | null
}

export type MailAttempt = Attempt<'smtp' | 'outbox'>

/** What is recorded about a mail after an attempt. */
export interface MailOutcome {
  readonly state: 'pending' | 'sent' | 'failed' | 'unknown'
  readonly channel: 'smtp' | 'outbox' | null
  readonly failure: string | null
  readonly at: Date
  readonly nextAttemptAt: Date
  /** False: it was turned away with all others, and is tried as often as if it had not been. */
  readonly counts: boolean
  readonly wipe: boolean
}

interface Circumstances {
  readonly at: Date
  readonly random: number
  readonly sandboxIsOpen: boolean
}

const turnedAwayMs = 60_000

/** Only an inbox that can be read keeps what a secret mail says, until it expires: it stands nowhere else. */
export function outcomeOf(
  mail: ClaimedMail,
  attempt: MailAttempt,
  { at, random, sandboxIsOpen }: Circumstances,
): MailOutcome {
  const counts = attempt.result !== 'account trouble'
  const later = attempt.result === 'not now' ? nextAttempt(mail.attempts, at, random) : undefined
  const next = counts ? later : new Date(at.getTime() + turnedAwayMs)
  const channel = attempt.result === 'sent' ? attempt.channel : null
  return {
    state: next ? 'pending' : stateAfter(attempt),
    channel,
    failure: attempt.result === 'sent' ? null : attempt.reason,
    at,
    nextAttemptAt: next ?? at,
    counts,
    wipe: mail.kind === 'secret' && !next && !(channel === 'outbox' && sandboxIsOpen),
  }
}

const stateAfter = ({ result }: MailAttempt) =>
  result === 'sent' || result === 'unknown' ? result : ('failed' as const)
