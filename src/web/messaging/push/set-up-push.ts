import { readPushSetup, subscribePush, unsubscribePush } from '#api/push/push.ts'
import { forgetPushMark, keepPushMark } from './push-mark.ts'
import { asSent, currentSubscription, inTurn, resubscribe } from './this-device.ts'

/** The member or the browser refused; the message is the sentence for the screen. */
export class NotAllowed extends Error {}

/** Asks for permission and registers this browser as the member's device. Call it first in a click handler. */
export async function setUpPush(memberId: string): Promise<void> {
  // Browsers only ask shortly after a click.
  const permission = await Notification.requestPermission()
  if (permission === 'denied') throw new NotAllowed('Your browser blocks notifications from this app.')
  if (permission !== 'granted') throw new NotAllowed('Please choose Allow when your browser asks.')
  await inTurn(async () => {
    const { publicKey } = await readPushSetup()
    const subscription = asSent(await resubscribe(publicKey))
    await subscribePush({ subscription })
    keepPushMark({ memberId, endpoint: subscription.endpoint })
  })
}

/** Ends push notifications on this device, on the server first. */
export const endPush = (): Promise<void> =>
  inTurn(async () => {
    const subscription = await currentSubscription()
    if (!subscription) return
    await unsubscribePush({ endpoint: subscription.endpoint })
    forgetPushMark()
    await subscription.unsubscribe()
  })
