import type { Notification } from './notification.ts'
import { type NotifyOptions, notifyMember } from './notify-member.ts'
import type { NotificationsPorts } from './ports.ts'

export interface Notifications {
  /**
   * Adds a notification to the member's app, in the caller's transaction. It is pushed immediately, or after quiet hours if it is
   * not urgent (D-209).
   */
  notifyMember(
    memberId: string,
    message: Pick<Notification, 'title' | 'message' | 'type'>,
    options?: NotifyOptions,
  ): Promise<void>
  /** Those of the member and the accounts merged into theirs, newest first. */
  listNotifications(
    memberId: string,
    limit: number,
    before: string | undefined,
  ): Promise<readonly Notification[]>
  /** Without merged accounts. */
  notificationsOfAccount(
    memberId: string,
    limit: number,
    before: string | undefined,
  ): Promise<readonly Notification[]>
  countNotifications(memberId: string): Promise<number>
  /**
   * Marks the member's notifications as read, when they open the bell (D-21). `upTo` is the newest one on screen: later ones
   * stay unread.
   */
  readNotifications(memberId: string, upTo: string | undefined): Promise<void>
  eraseMembers(memberIds: readonly string[]): Promise<void>
}

export function openNotifications(ports: NotificationsPorts): Notifications {
  const { notifications, accountsOf } = ports
  return {
    notifyMember: (...told) => notifyMember(ports, ...told),
    listNotifications: async (memberId, limit, before) =>
      notifications.of(await accountsOf(memberId), limit, before),
    notificationsOfAccount: (memberId, limit, before) => notifications.of([memberId], limit, before),
    countNotifications: async memberId => notifications.countOf(await accountsOf(memberId)),
    readNotifications: async (memberId, upTo) => notifications.markRead(await accountsOf(memberId), upTo),
    eraseMembers: memberIds => notifications.removeAllOf(memberIds),
  }
}
