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
  /** Marks all of the member's notifications as read: opening the bell does that (decisions.md, 21). */
  readNotifications(memberId: string): Promise<void>
  /** All that is held of the member: every notification. */
  heldOf(memberId: string): Promise<unknown>
  forgetMember(memberId: string): Promise<void>
}

const all = 2_147_483_647

export function openMessaging(ports: MessagingPorts): Messaging {
  const { notifications } = ports
  return {
    tellMember: (memberId, message) => tellMember(ports, memberId, message),
    listNotifications: (memberId, limit, before) => notifications.of(memberId, limit, before),
    countNotifications: memberId => notifications.countOf(memberId),
    readNotifications: memberId => notifications.markRead(memberId),
    heldOf: async memberId => ({ notifications: await notifications.of(memberId, all, undefined) }),
    forgetMember: memberId => notifications.removeAllOf(memberId),
  }
}
