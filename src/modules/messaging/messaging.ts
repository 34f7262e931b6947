import type { Consent, NewConsent } from './consents.ts'
import type { Notification } from './notifications.ts'
import type { ConsentsByChannel, MessagingPorts } from './ports.ts'
import { recordConsent } from './record-consent.ts'
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
  /** Adds a member's decision about a channel to their history; the latest one counts (decisions.md, 22). */
  recordConsent(consent: NewConsent): Promise<void>
  /** What the member last decided about each channel; a channel that is missing was never decided: no consent. */
  consentsOf(memberId: string): Promise<ConsentsByChannel>
  /** Every decision of the member about any channel, newest first. */
  listConsents(memberId: string): Promise<readonly Consent[]>
  /** Removes the decisions of a member who leaves. */
  forgetConsents(memberId: string): Promise<void>
}

export function openMessaging(ports: MessagingPorts): Messaging {
  const { notifications, consents } = ports
  return {
    tellMember: (memberId, message) => tellMember(ports, memberId, message),
    listNotifications: (memberId, limit, before) => notifications.of(memberId, limit, before),
    countNotifications: memberId => notifications.countOf(memberId),
    readNotifications: (memberId, upTo) => notifications.markRead(memberId, upTo),
    recordConsent: consent => recordConsent(ports, consent),
    consentsOf: async memberId => {
      const latest = await consents.latestOf(memberId)
      return Object.fromEntries(latest.map(consent => [consent.channel, consent]))
    },
    listConsents: memberId => consents.of(memberId),
    forgetConsents: memberId => consents.forget(memberId),
  }
}
