import type { Notification } from './notifications.ts'

export interface Notifications {
  add(memberId: string, notification: Notification): Promise<void>
  /** Newest first, from below the notification with the id `before`. */
  of(memberId: string, limit: number, before: string | undefined): Promise<readonly Notification[]>
  countOf(memberId: string): Promise<number>
  markRead(memberId: string): Promise<void>
  removeAllOf(memberId: string): Promise<void>
}

export interface MessagingPorts {
  readonly notifications: Notifications
  readonly now: () => Date
}
