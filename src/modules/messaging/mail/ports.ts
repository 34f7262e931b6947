import type { CircuitBreaker } from '#platform/kernel/circuit-breaker.ts'
import type { ClaimedMail, MailAttempt, MailOutcome, QueuedMail, SandboxMail } from './mails.ts'

export interface StoredMails {
  add(mail: QueuedMail): Promise<void>
  /** Up to `limit` mails that are due, each for this process alone until `until`. */
  claim(now: Date, until: Date, limit: number): Promise<readonly ClaimedMail[]>
  /** Records that the contents leave for the server now, or throws when another process has claimed the mail. */
  markDispatched(mail: ClaimedMail, at: Date): Promise<void>
  /** Does nothing when another process has claimed the mail. */
  recordOutcome(mail: ClaimedMail, outcome: MailOutcome): Promise<void>
  /** What was cut off after its contents had left is unknown for ever; what came too late is failed. */
  expireStale(now: Date): Promise<void>
  /** What went to the inbox of a demo, newest first, from below the mail with the id `before`. */
  inSandbox(limit: number, before: string | undefined): Promise<readonly SandboxMail[]>
  countInSandbox(): Promise<number>
  /** What the member was mailed, newest first; of secret mails only that they were sent. */
  of(memberId: string): Promise<readonly { readonly subject: string; readonly at: Date }[]>
  forget(memberId: string): Promise<void>
}

/** Takes mails out of the house. */
export interface MailTransport {
  /** Calls `onDataSent` before the first byte of the contents goes out, and sends nothing when that throws. */
  send(mail: ClaimedMail, onDataSent: () => Promise<void>): Promise<MailAttempt>
}

/** Whether anything may be tried: after the mail server turned the clinic away one mail at most, now and then. */
export interface MailChannel {
  readonly listTroubles: () => Promise<unknown>
  readonly mayTry: (channel: 'email') => 'all' | 'one' | 'none'
}

export interface MailPorts extends MailChannel {
  readonly mails: StoredMails
  readonly transport: MailTransport
  readonly breaker: CircuitBreaker
  /** Leaves word, in the caller's transaction, that there is mail to deliver. */
  readonly enqueueMailDelivery: () => Promise<void>
  /** Nothing goes to this address any more. */
  readonly suppress: (channel: 'email', address: string, reason: string) => Promise<void>
  /** Whether staff may read what went to the inbox of a demo. */
  readonly sandboxIsOpen: boolean
  readonly now: () => Date
  /** A number between 0 and 1. */
  readonly random: () => number
}
