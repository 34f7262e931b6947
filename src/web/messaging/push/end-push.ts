import { unsubscribePush } from '#api/push/push.ts'
import { forgetPushMark } from './push-mark.ts'
import { currentSubscription, inTurn } from './this-device.ts'

/** Ends push notifications on this device, at the server first. */
export const endPush = (): Promise<void> =>
  inTurn(async () => {
    const subscription = await currentSubscription()
    if (!subscription) return
    await unsubscribePush({ endpoint: subscription.endpoint })
    forgetPushMark()
    await subscription.unsubscribe()
  })
