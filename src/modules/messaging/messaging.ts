import type { Notification } from './notifications.ts'
import type { MessagingPorts } from './ports.ts'
import { type PushMessage, type PushResult, type PushSubscription, pushWording } from './push-messages.ts'
import { pushToDevices } from './push-to-devices.ts'
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
  /** Marks all of the member's notifications as read: opening the bell does that (decisions.md, 21). */
  readNotifications(memberId: string): Promise<void>
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
}

export function openMessaging(ports: MessagingPorts): Messaging {
  const { notifications, subscriptions, pushKey } = ports
  return {
    tellMember: (memberId, message) => tellMember(ports, memberId, message),
    listNotifications: (memberId, limit, before) => notifications.of(memberId, limit, before),
    countNotifications: memberId => notifications.countOf(memberId),
    readNotifications: memberId => notifications.markRead(memberId),
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
  }
}
