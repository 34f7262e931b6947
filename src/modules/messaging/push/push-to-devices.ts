import type { PushPorts } from './ports.ts'
import type { PushDelivery, PushMessage, PushResult } from './push-messages.ts'

/** Sends to all devices of the member in parallel, and deletes expired ones. */
export async function pushToDevices(
  ports: Pick<PushPorts, 'subscriptions' | 'push'>,
  memberId: string,
  message: PushMessage,
): Promise<PushResult> {
  return pushToEach(ports, await ports.subscriptions.of(memberId), message)
}

async function pushToEach(
  { subscriptions, push }: Pick<PushPorts, 'subscriptions' | 'push'>,
  devices: Awaited<ReturnType<PushPorts['subscriptions']['of']>>,
  message: PushMessage,
): Promise<PushResult> {
  const deliveries = await Promise.all(
    devices.map(async subscription => {
      const delivery = await push(subscription, message)
      if (delivery.outcome === 'gone') await subscriptions.drop(subscription)
      return delivery
    }),
  )
  return summed(deliveries)
}

/** For jobs: pushes to all of the member's devices, if the member currently consents. Throws to be retried. */
export async function pushIfWanted(
  ports: Pick<PushPorts, 'consentsOf' | 'subscriptions' | 'push'>,
  memberId: string,
  message: PushMessage,
): Promise<void> {
  const devices = await ports.subscriptions.of(memberId)
  // Most members have no device, so check that before consent.
  if (devices.length === 0) return
  const { push } = await ports.consentsOf(memberId)
  if (!push?.given) return
  const { worthRetrying, reasons } = await pushToEach(ports, devices, message)
  if (worthRetrying > 0) throw new Error(`A message was not pushed: ${reasons.join(', ')}`)
}

function summed(deliveries: readonly PushDelivery[]): PushResult {
  const failed = deliveries.filter(
    delivery => delivery.outcome === 'failed' || delivery.outcome === 'turned away',
  )
  return {
    devices: deliveries.length,
    sent: deliveries.filter(({ outcome }) => outcome === 'sent').length,
    gone: deliveries.filter(({ outcome }) => outcome === 'gone').length,
    failed: failed.length,
    worthRetrying: failed.filter(delivery => delivery.outcome === 'failed' && delivery.temporary).length,
    turnedAway: failed.filter(({ outcome }) => outcome === 'turned away').length,
    reasons: failed.map(({ reason }) => reason),
  }
}
