import { type AnnouncedOffer, announceOffer } from './announce-offer.ts'
import { openBreaker } from './breaker.ts'
import type { Consent, NewConsent } from './consents.ts'
import { deliverMails } from './deliver-mails.ts'
import type { OutboxMail } from './mails.ts'
import type { Notification } from './notifications.ts'
import type { ConsentsByChannel, MessagingPorts } from './ports.ts'
import { type PushMessage, type PushResult, type PushSubscription, pushWording } from './push-messages.ts'
import { pushToDevices } from './push-to-devices.ts'
import { recordConsent } from './record-consent.ts'
import { OutboxClosed } from './refusals.ts'
import { type Letter, sendMail } from './send-mail.ts'
import { sendTestPush } from './send-test-push.ts'
import { subscribePush } from './subscribe-push.ts'
import { tellMember } from './tell-member.ts'
import { unsubscribePush } from './unsubscribe-push.ts'

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
  /** What a browser needs to set up pushes, and the fingerprints of the devices on which the member has. */
  readPushSetup(
    memberId: string,
  ): Promise<{ readonly publicKey: string; readonly wording: string; readonly devices: readonly string[] }>
  /**
   * Makes a browser one of the member's devices, with consent to pushes. With `replaces`, the endpoint that this browser
   * had before, it only goes on under a new address: no consent is given. Refuses `UnknownPushService`, and
   * `AnotherMembersDevice` when what it replaces is not this member's.
   */
  subscribePush(memberId: string, subscription: PushSubscription, replaces: string | undefined): Promise<void>
  /** Ends pushes to one of the member's devices, or to all; the last one takes the consent back. Gives how many ended. */
  unsubscribePush(memberId: string, endpoint: string | undefined): Promise<number>
  /** Sends a message to say that it works, at once. Refuses `NoPushDevice` and, when none took it, `TestNotSent`. */
  sendTestPush(memberId: string): Promise<PushResult>
  /**
   * Sends a push to every device of the member. It asks push services and may take 10 s: for jobs, outside of any
   * transaction. Sending the same tag again is safe, the later message takes the place of the earlier.
   */
  pushTo(memberId: string, message: PushMessage): Promise<PushResult>
  /**
   * Pushes a personal offer to the member's devices, with their consent of this moment only; for jobs. Throws when a push
   * service wants it tried again.
   */
  announceOffer(offer: AnnouncedOffer): Promise<void>
  /** All that is held of the member: notifications, decisions about channels, how many devices get pushes, mails. */
  heldOf(memberId: string): Promise<unknown>
  forgetMember(memberId: string): Promise<void>
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

const all = 2_147_483_647

export function openMessaging(ports: MessagingPorts): Messaging {
  const { notifications, consents, subscriptions, pushKey, mails, outboxIsOpen } = ports
  const breaker = openBreaker()
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
    readPushSetup: async memberId => ({
      publicKey: pushKey,
      wording: pushWording.text,
      devices: (await subscriptions.of(memberId)).map(({ fingerprint }) => fingerprint),
    }),
    subscribePush: (memberId, subscription, replaces) =>
      subscribePush(ports, memberId, subscription, replaces),
    unsubscribePush: (memberId, endpoint) => unsubscribePush(ports, memberId, endpoint),
    sendTestPush: memberId => sendTestPush(ports, memberId),
    pushTo: (memberId, message) => pushToDevices(ports, memberId, message),
    announceOffer: offer => announceOffer(ports, offer),
    heldOf: async memberId => ({
      notifications: await notifications.of(memberId, all, undefined),
      consents: await consents.of(memberId),
      pushDevices: (await subscriptions.of(memberId)).length,
      mails: await mails.of(memberId),
    }),
    async forgetMember(memberId) {
      await notifications.removeAllOf(memberId)
      await consents.forget(memberId)
      await subscriptions.remove(memberId, undefined)
      await mails.forget(memberId)
    },
    sendMail: letter => sendMail(ports, letter),
    deliverMails: stopping => deliverMails(ports, breaker, stopping),
    async listOutbox(limit, before) {
      if (!outboxIsOpen) throw new OutboxClosed()
      return mails.inOutbox(limit, before)
    },
    countOutbox: () => mails.countInOutbox(),
  }
}
