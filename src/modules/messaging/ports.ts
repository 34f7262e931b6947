import type { Channel, Consent } from './consents.ts'
import type { Notification } from './notifications.ts'

export interface Notifications {
  add(memberId: string, notification: Notification): Promise<void>
  /** Newest first, from below the notification with the id `before`. */
  of(memberId: string, limit: number, before: string | undefined): Promise<readonly Notification[]>
  countOf(memberId: string): Promise<number>
  /** All, or those up to the notification with the id `upTo`. */
  markRead(memberId: string, upTo: string | undefined): Promise<void>
}

/** Decisions are added, never changed; only a member who leaves takes them along. */
export interface Consents {
  add(memberId: string, consent: Consent): Promise<void>
  /** The latest decision for each channel about which there was one. */
  latestOf(memberId: string): Promise<readonly Consent[]>
  /** Every decision, newest first. */
  of(memberId: string): Promise<readonly Consent[]>
  forget(memberId: string): Promise<void>
}

export type ConsentsByChannel = Readonly<Partial<Record<Channel, Consent>>>

export interface MessagingPorts {
  readonly notifications: Notifications
  readonly consents: Consents
  readonly now: () => Date
}
