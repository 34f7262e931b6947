import type { TimeZone } from '#platform/kernel/clinic-day.ts'
import type { QuietHours } from '#platform/kernel/quiet-hours.ts'
import type { Notification } from './notification.ts'

export interface StoredNotifications {
  add(memberId: string, notification: Notification): Promise<void>
  /** Newest first, from below the notification with the id `before`. */
  of(memberId: string, limit: number, before: string | undefined): Promise<readonly Notification[]>
  countOf(memberId: string): Promise<number>
  /** All, or those up to the notification with the id `upTo`. */
  markRead(memberId: string, upTo: string | undefined): Promise<void>
  removeAllOf(memberId: string): Promise<void>
}

/** A notification on its way to the member's devices. */
export interface WaitingPush extends Pick<Notification, 'id' | 'title' | 'message'> {
  readonly memberId: string
}

export interface NotificationsPorts {
  readonly notifications: StoredNotifications
  /** Leaves a notification in the caller's transaction, to be pushed soon after the commit, or not before a time. */
  readonly enqueuePush: (push: WaitingPush, notBefore?: Date) => Promise<void>
  /** Whether it is known without asking that there is nothing to push to. False says nothing. */
  readonly hasNoDevice: (memberId: string) => boolean
  /** Between these phones hear of nothing that can wait. */
  readonly quietHours: () => Promise<QuietHours | undefined>
  readonly timeZone: TimeZone
  readonly now: () => Date
}
