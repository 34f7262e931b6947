import { readPushSetup, subscribePush } from '#api/push/push.ts'
import { keepPushMark, pushMark } from './push-mark.ts'
import { asSent, currentSubscription, fingerprintOf, hasKey, inTurn, resubscribe } from './this-device.ts'

/**
 * Restores a member's lost push subscription in this browser. It may be lost through the browser, a sign-out, the
 * server, or new keys of the clinic.
 */
export const renewPush = (memberId: string): Promise<void> => inTurn(() => renew(memberId))

async function renew(memberId: string): Promise<void> {
  const mark = pushMark()
  if (mark?.memberId !== memberId) return
  const [{ publicKey, devices }, current] = await Promise.all([readPushSetup(), currentSubscription()])
  if (current && hasKey(current, publicKey) && devices.includes(await fingerprintOf(current.endpoint))) return
  const subscription = asSent(await resubscribe(publicKey))
  await subscribePush({ subscription, replaces: mark.endpoint })
  keepPushMark({ memberId, endpoint: subscription.endpoint })
}
