import { openBreaker } from './breaker.ts'
import { deliverMails } from './deliver-mails.ts'
import type { OutboxMail } from './mails.ts'
import type { Notification } from './notifications.ts'
import type { MessagingPorts } from './ports.ts'
import { OutboxClosed } from './refusals.ts'
import { type Letter, sendMail } from './send-mail.ts'
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
  /** Leaves a mail in the caller's transaction; it is on its way soon after the commit. Subjects name no treatment. */
  sendMail(letter: Letter): Promise<void>
  /**
   * Sends the mails that are due, each at most once: again only when its contents had not left (reliability.md,
   * Messages). Any number of processes may do it at once. Ends early when `stopping` says so.
   */
  deliverMails(stopping: () => boolean): Promise<void>
  /** What would have been sent, newest first. Refuses with `OutboxClosed` outside of demo mode. */
  listOutbox(limit: number, before: string | undefined): Promise<readonly OutboxMail[]>
  countOutbox(): Promise<number>
}

export function openMessaging(ports: MessagingPorts): Messaging {
  const { notifications, mails, outboxIsOpen } = ports
  const breaker = openBreaker()
  return {
    tellMember: (memberId, message) => tellMember(ports, memberId, message),
    listNotifications: (memberId, limit, before) => notifications.of(memberId, limit, before),
    countNotifications: memberId => notifications.countOf(memberId),
    readNotifications: memberId => notifications.markRead(memberId),
    sendMail: letter => sendMail(ports, letter),
    deliverMails: stopping => deliverMails(ports, breaker, stopping),
    async listOutbox(limit, before) {
      if (!outboxIsOpen) throw new OutboxClosed()
      return mails.inOutbox(limit, before)
    },
    countOutbox: () => mails.countInOutbox(),
  }
}
