import { announceOffer } from './announce-offer.ts'
import type { AnnouncedOffer, PushPorts, WaitingPush } from './ports.ts'
import type { PushMessage, PushResult, PushSubscription } from './push-messages.ts'
import { pushNotification } from './push-notification.ts'
import { pushToDevices } from './push-to-devices.ts'
import { type PushSetup, readPushSetup } from './read-push-setup.ts'
import { sendTestPush } from './send-test-push.ts'
import { subscribePush } from './subscribe-push.ts'
import { unsubscribePush } from './unsubscribe-push.ts'
import { withCircuitBreaker } from './with-circuit-breaker.ts'

export interface Push {
  /** Everything a browser needs to subscribe, the member's devices, and whether the member has opted out. */
  readPushSetup(memberId: string): Promise<PushSetup>
  /**
   * Adds a browser to the member's devices, with consent to push. With `replaces`, this browser's earlier endpoint, it only
   * updates the endpoint, without new consent. Refuses `UnknownPushService`, and `AnotherMembersDevice` if the old endpoint
   * belongs to another member.
   */
  subscribePush(memberId: string, subscription: PushSubscription, replaces: string | undefined): Promise<void>
  /** Removes one of the member's devices, or all; removing the last withdraws consent. Returns how many were removed. */
  unsubscribePush(memberId: string, endpoint: string | undefined): Promise<number>
  /** Sends a test message immediately. Refuses `NoPushDevice` and, if no device got it, `TestNotSent`. */
  sendTestPush(memberId: string): Promise<PushResult>
  /**
   * Sends a push to all devices of the member. It calls push services and may take 10 s: for jobs, outside of any
   * transaction. Repeating a tag is safe, because the later message replaces the earlier one.
   */
  pushTo(memberId: string, message: PushMessage): Promise<PushResult>
  /** Pushes a personal offer to the member's devices, if the member currently consents; for jobs. Throws to be retried. */
  announceOffer(offer: AnnouncedOffer): Promise<void>
  /** Pushes a notification to the member's devices, if the member currently consents; for jobs. Throws to be retried. */
  pushNotification(push: WaitingPush): Promise<void>
  /** The number of devices with push for the member. */
  countDevices(memberId: string): Promise<number>
  /**
   * Removes all devices of the member, who still consents: a browser that is still signed in subscribes again the next time
   * the app opens.
   */
  removePushDevices(memberId: string): Promise<void>
  eraseMembers(memberIds: readonly string[]): Promise<void>
}

export function openPush(given: PushPorts): Push {
  const ports = { ...given, push: withCircuitBreaker(given) }
  const { subscriptions } = ports
  return {
    readPushSetup: memberId => readPushSetup(ports, memberId),
    subscribePush: (memberId, subscription, replaces) =>
      subscribePush(ports, memberId, subscription, replaces),
    unsubscribePush: (memberId, endpoint) => unsubscribePush(ports, memberId, endpoint),
    sendTestPush: memberId => sendTestPush(ports, memberId),
    pushTo: (memberId, message) => pushToDevices(ports, memberId, message),
    announceOffer: offer => announceOffer(ports, offer),
    pushNotification: push => pushNotification(ports, push),
    countDevices: async memberId => (await subscriptions.of(memberId)).length,
    removePushDevices: memberId => subscriptions.removeAllOf([memberId]),
    async eraseMembers(memberIds) {
      await subscriptions.removeAllOf(memberIds)
    },
  }
}
