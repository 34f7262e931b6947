import type { Notification } from './notifications.ts'
import type { MessagingPorts } from './ports.ts'
import { tellMember } from './tell-member.ts'

export interface Messaging {
  /** Leaves a notification in the member's app, in the caller's transaction. */
  tellMember(memberId: string, message: Pick<Notification, 'title' | 'message' | 'type'>): Promise<void>
  /** The member's own, newest first. */
  listNotifications(
    memberId: string,
    limit: number,
    before: string | undefined,
  ): Promise<readonly Notification[]>
  countNotifications(memberId: string): Promise<number>
  /**
   * Marks the member's notifications as read: opening the bell does that (decisions.md, 21). With `upTo`, those that are
   * not newer than the one with this id: what came after the list was fetched has not been seen.
   */
  readNotifications(memberId: string, upTo: string | undefined): Promise<void>
}

export function openMessaging(ports: MessagingPorts): Messaging {
  const { notifications } = ports
  return {
    tellMember: (memberId, message) => tellMember(ports, memberId, message),
    listNotifications: (memberId, limit, before) => notifications.of(memberId, limit, before),
    countNotifications: memberId => notifications.countOf(memberId),
    readNotifications: (memberId, upTo) => notifications.markRead(memberId, upTo),
  }
}
