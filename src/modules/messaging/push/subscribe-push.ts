import type { PushPorts } from './ports.ts'
import { isPushEndpoint } from './push-endpoints.ts'
import { mostDevices, type PushSubscription, pushConsent } from './push-messages.ts'
import { AnotherMembersDevice, UnknownPushService } from './refusals.ts'

export async function subscribePush(
  ports: Pick<PushPorts, 'subscriptions' | 'recordConsent' | 'pushHosts' | 'now'>,
  memberId: string,
  subscription: PushSubscription,
  replaces: string | undefined,
): Promise<void> {
  const { subscriptions, recordConsent, pushHosts, now } = ports
  if (!isPushEndpoint(subscription.endpoint, pushHosts)) throw new UnknownPushService()
  if (replaces === undefined) await recordConsent(pushConsent(memberId, true))
  else await makeRoom(subscriptions, memberId, replaces)
  await subscriptions.keep(memberId, subscription, now(), mostDevices)
}

// A browser renews in the background, even while someone else is signed in: that must not give them the device.
async function makeRoom(
  subscriptions: PushPorts['subscriptions'],
  memberId: string,
  replaces: string,
): Promise<void> {
  const holder = await subscriptions.holderOf(replaces)
  if (holder !== undefined && holder !== memberId) throw new AnotherMembersDevice()
  await subscriptions.remove(memberId, replaces)
}
