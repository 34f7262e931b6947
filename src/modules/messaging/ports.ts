import type { Delivery, Mail, OutboxMail, Settled, TakenMail } from './mails.ts'
import type { Notification } from './notifications.ts'

export interface Notifications {
  add(memberId: string, notification: Notification): Promise<void>
  /** Newest first, from below the notification with the id `before`. */
  of(memberId: string, limit: number, before: string | undefined): Promise<readonly Notification[]>
  countOf(memberId: string): Promise<number>
  markRead(memberId: string): Promise<void>
}

export interface Mails {
  add(mail: Mail): Promise<void>
  /** Up to `limit` mails that are due, each for this process alone until `until`. */
  take(now: Date, until: Date, limit: number): Promise<readonly TakenMail[]>
  /** Notes that the contents leave for the server now, or throws when another process has taken the mail over. */
  noteContentsLeave(mail: TakenMail, at: Date): Promise<void>
  /** Does nothing when another process has taken the mail over. */
  settle(mail: TakenMail, settled: Settled): Promise<void>
  /** What was cut off after its contents had left is unknown for ever; what came too late is failed. */
  giveUp(now: Date): Promise<void>
  /** What went to the local outbox, newest first, from below the mail with the id `before`. */
  inOutbox(limit: number, before: string | undefined): Promise<readonly OutboxMail[]>
  countInOutbox(): Promise<number>
}

/** Who takes mails out of the house. */
export interface Carrier {
  /** Calls `contentsLeave` before the first byte of the contents goes out, and sends nothing when that throws. */
  carry(mail: TakenMail, contentsLeave: () => Promise<void>): Promise<Delivery>
}

export interface MessagingPorts {
  readonly notifications: Notifications
  readonly mails: Mails
  readonly carrier: Carrier
  /** Leaves word, in the caller's transaction, that there is mail to deliver. */
  readonly wakeMail: () => Promise<void>
  /** Whether staff may read what went to the local outbox: in demo mode. */
  readonly outboxIsOpen: boolean
  readonly now: () => Date
  /** A number between 0 and 1. */
  readonly chance: () => number
}
