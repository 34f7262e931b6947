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
  /** What a browser needs to set up pushes, on which devices the member has, and whether they said no since. */
  readPushSetup(memberId: string): Promise<PushSetup>
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
  /**
   * Pushes what a member was told to their devices, if they want pushes at this moment; for jobs. Throws when a push
   * service wants it tried again.
   */
  pushNotification(push: WaitingPush): Promise<void>
  /** On how many devices the member has set pushes up. */
  countDevices(memberId: string): Promise<number>
  eraseMember(memberId: string): Promise<void>
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
    async eraseMember(memberId) {
      await subscriptions.remove(memberId, undefined)
    },
  }
}
