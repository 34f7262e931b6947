import { readPushSetup, subscribePush } from '#api/push/push.ts'
import { keepPushMark, pushMark } from './push-mark.ts'
import { asSent, currentSubscription, fingerprintOf, hasKey, inTurn, subscribeAnew } from './this-device.ts'

/**
 * Subscribes this browser again for the member who had set it up, where the subscription was lost on the way: by the
 * browser, by signing out, by the server, or by new keys of the clinic.
 */
export const renewPush = (memberId: string): Promise<void> => inTurn(() => renew(memberId))

async function renew(memberId: string): Promise<void> {
  const mark = pushMark()
  if (mark?.memberId !== memberId) return
  const [{ publicKey, devices }, current] = await Promise.all([readPushSetup(), currentSubscription()])
  if (current && hasKey(current, publicKey) && devices.includes(await fingerprintOf(current.endpoint))) return
  const subscription = asSent(await subscribeAnew(publicKey))
  await subscribePush({ subscription, replaces: mark.endpoint })
  keepPushMark({ memberId, endpoint: subscription.endpoint })
}
