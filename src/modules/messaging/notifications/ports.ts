import type { TimeZone } from '#platform/kernel/clinic-day.ts'
import type { QuietHours } from '#platform/kernel/quiet-hours.ts'
import type { Notification } from './notification.ts'

export interface StoredNotifications {
  add(memberId: string, notification: Notification): Promise<void>
  /** Newest first, with ids below `before`. */
  of(
    memberIds: readonly string[],
    limit: number,
    before: string | undefined,
  ): Promise<readonly Notification[]>
  countOf(memberIds: readonly string[]): Promise<number>
  /** All, or those up to the id `upTo`. */
  markRead(memberIds: readonly string[], upTo: string | undefined): Promise<void>
  removeAllOf(memberIds: readonly string[]): Promise<void>
}

/** A push notification to the member's devices. */
export interface WaitingPush extends Pick<Notification, 'id' | 'title' | 'message'> {
  readonly memberId: string
}

export interface NotificationsPorts {
  readonly notifications: StoredNotifications
  /** The member and the accounts merged into them. */
  readonly accountsOf: (memberId: string) => Promise<readonly string[]>
  /** Queues a push in the caller's transaction, for soon after the commit or a given time. */
  readonly enqueuePush: (push: WaitingPush, notBefore?: Date) => Promise<void>
  /** Whether the cache shows that there is no device. False means unknown. */
  readonly hasNoDevice: (memberId: string) => boolean
  /** The quiet hours, during which non-urgent pushes wait. */
  readonly quietHours: () => Promise<QuietHours | undefined>
  readonly timeZone: TimeZone
  readonly now: () => Date
}
