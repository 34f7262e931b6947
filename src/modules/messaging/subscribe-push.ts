import type { MessagingPorts } from './ports.ts'
import { isPushEndpoint } from './push-endpoints.ts'
import { mostDevices, type PushSubscription, pushConsent } from './push-messages.ts'
import { AnotherMembersDevice, UnknownPushService } from './refusals.ts'

export async function subscribePush(
  { subscriptions, consents, pushHosts, now }: MessagingPorts,
  memberId: string,
  subscription: PushSubscription,
  replaces: string | undefined,
): Promise<void> {
  if (!isPushEndpoint(subscription.endpoint, pushHosts)) throw new UnknownPushService()
  if (replaces === undefined) await consents.add(memberId, pushConsent(true, now()))
  else await makeRoom(subscriptions, memberId, replaces)
  await subscriptions.keep(memberId, subscription, now(), mostDevices)
}

// A browser renews by itself, also while somebody else is signed in on it: that must not make the device theirs.
async function makeRoom(
  subscriptions: MessagingPorts['subscriptions'],
  memberId: string,
  replaces: string,
): Promise<void> {
  const holder = await subscriptions.holderOf(replaces)
  if (holder !== undefined && holder !== memberId) throw new AnotherMembersDevice()
  await subscriptions.remove(memberId, replaces)
}
