import type { CircuitBreaker } from '#platform/kernel/circuit-breaker.ts'
import type { ClaimedMail, MailAttempt, MailOutcome, QueuedMail, SandboxMail } from './mails.ts'

export interface StoredMails {
  add(mail: QueuedMail): Promise<void>
  /** Claims up to `limit` due mails, leased to this process until `until`. */
  claim(now: Date, until: Date, limit: number): Promise<readonly ClaimedMail[]>
  /** Records that the contents are being sent, or throws if another process has claimed the mail. */
  markDispatched(mail: ClaimedMail, at: Date): Promise<void>
  /** Does nothing if another process has claimed the mail. */
  recordOutcome(mail: ClaimedMail, outcome: MailOutcome): Promise<void>
  /** Mail interrupted while sending its contents becomes unknown; expired mail becomes failed. */
  expireStale(now: Date): Promise<void>
  /** Mail in a demo's inbox, newest first, with ids below `before`. */
  inSandbox(limit: number, before: string | undefined): Promise<readonly SandboxMail[]>
  countInSandbox(): Promise<number>
  /** Emails to the member, newest first; secret ones without their contents. */
  of(memberId: string): Promise<readonly { readonly subject: string; readonly at: Date }[]>
  forget(memberIds: readonly string[]): Promise<void>
}

/** Sends mail. */
export interface MailTransport {
  /** Calls `onDataSent` before the first byte of the contents, and sends nothing if that throws. */
  send(mail: ClaimedMail, onDataSent: () => Promise<void>): Promise<MailAttempt>
}

/** Whether emails may be tried. While the mail server rejects the clinic, one email is tried from time to time. */
export interface MailChannel {
  readonly listTroubles: () => Promise<unknown>
  readonly mayTry: (channel: 'email') => 'all' | 'one' | 'none'
  /** There was nothing to send. */
  readonly releaseTry: (channel: 'email') => void
}

export interface MailPorts extends MailChannel {
  readonly mails: StoredMails
  readonly transport: MailTransport
  readonly breaker: CircuitBreaker
  /** Queues the delivery of mail, in the caller's transaction. */
  readonly enqueueMailDelivery: () => Promise<void>
  /** Suppresses this address. */
  readonly suppress: (channel: 'email', address: string, reason: string) => Promise<void>
  /** Whether staff may read a demo's inbox. */
  readonly sandboxIsOpen: boolean
  readonly now: () => Date
  /** A number between 0 and 1. */
  readonly random: () => number
}
