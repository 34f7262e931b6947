import { type Attempt, nextAttempt } from '#platform/kernel/attempt.ts'

/** A mail's kind decides how it is stored: a secret one contains a credential and is wiped after sending. */
export type MailKind = 'service' | 'secret' | 'marketing'

export interface MailContents {
  /** Paragraphs, between the greeting and the clinic's name. */
  readonly lines: readonly string[]
  readonly action: { readonly label: string; readonly url: string } | null
  /** URLs in the lines, and their targets. */
  readonly links?: readonly { readonly shown: string; readonly url: string }[] | undefined
  /** For marketing: the unsubscribe URLs, for programs by one POST (RFC 8058) and for people as a page. */
  readonly unsubscribe?: UnsubscribeUrls | undefined
}

export interface UnsubscribeUrls {
  readonly oneClick: string
  readonly page: string
  /** The preferences page for email, without signing in. */
  readonly preferences: string
}

export interface QueuedMail extends MailContents {
  /** The Message-ID is derived from it, too. */
  readonly id: string
  readonly memberId: string | null
  readonly to: { readonly email: string; readonly firstName: string }
  readonly subject: string
  readonly kind: MailKind
  /** The expiry: after it, the mail is not sent. */
  readonly expiresAt: Date | null
  readonly createdAt: Date
}

/** A mail leased to this process, in its n-th attempt. */
export interface ClaimedMail extends QueuedMail {
  readonly attempts: number
  /** Mails with the same value differ only in greeting, address and link targets. */
  readonly campaignId?: string
}

/** By first name, unless that is only the address or the phone number of somebody imported without a name. */
export function greetingOf({ firstName, email }: ClaimedMail['to']): string {
  const isStandIn = email.startsWith(`${firstName}@`) || /^\+?\d*$/.test(firstName)
  return isStandIn ? 'Hello,' : `Hi ${firstName},`
}

/** A mail in a demo's inbox. */
export interface SandboxMail
  extends Pick<QueuedMail, 'id' | 'memberId' | 'to' | 'subject' | 'kind' | 'createdAt'> {
  readonly sentAt: Date
  /** Empty once a secret email has expired. */
  readonly contents: Pick<MailContents, 'lines' | 'links' | 'action'> | null
}

export type MailAttempt = Attempt<'smtp' | 'outbox'>

/** The recorded result of an attempt. */
export interface MailOutcome {
  readonly state: 'pending' | 'sent' | 'failed' | 'unknown'
  readonly channel: 'smtp' | 'outbox' | null
  readonly failure: string | null
  readonly at: Date
  readonly nextAttemptAt: Date
  /** False: rejected together with all others, so no attempt is counted. */
  readonly counts: boolean
  readonly wipe: boolean
}

interface Circumstances {
  readonly at: Date
  readonly random: number
  readonly sandboxIsOpen: boolean
}

const turnedAwayMs = 60_000

/** The contents of a secret mail are kept only in a readable inbox, until they expire. */
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
