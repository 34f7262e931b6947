import type { WebhooksPorts } from './ports.ts'
import {
  type Delivery,
  type Endpoint,
  hasArrived,
  isGivenUp,
  isWebhookAddress,
  type Outcome,
  waitAfter,
} from './webhook.ts'

/** Longer than any attempt. After this, the process that claimed a delivery must have died. */
const leaseMs = 60_000
const atOnce = 10

/** Sends due deliveries, each endpoint separately, so a slow one only delays its own. */
export async function deliverDue(ports: WebhooksPorts, stopping: () => boolean): Promise<void> {
  const due = await ports.deliveries.endpointsDue(ports.now())
  await Promise.all(due.map(id => deliverTo(ports, id, stopping)))
}

async function deliverTo(ports: WebhooksPorts, id: string, stopping: () => boolean): Promise<void> {
  const { endpoints, deliveries, now } = ports
  while (!stopping()) {
    const endpoint = await endpoints.find(id)
    if (!endpoint?.isEnabled) return
    const at = now()
    const claimed = await deliveries.claim(id, at, new Date(at.getTime() + leaseMs), atOnce)
    if (claimed.length === 0) return
    const secrets = await endpoints.secretsOf(id, at)
    const arrived = await Promise.all(claimed.map(each => deliverOne(ports, endpoint, secrets, each)))
    // The other deliveries would fail as well, and the next round waits for this one.
    if (!arrived.every(Boolean)) return
  }
}

async function deliverOne(
  ports: WebhooksPorts,
  endpoint: Endpoint,
  secrets: readonly string[],
  delivery: Delivery,
): Promise<boolean> {
  const { type, at, data, memberId, eventId } = delivery
  // The address may have been saved under older rules, so check it again.
  const outcome = isWebhookAddress(endpoint.url)
    ? await ports.send({
        url: endpoint.url,
        id: `msg_${eventId}`,
        at: ports.now(),
        body: JSON.stringify({ type, timestamp: at.toISOString(), data: { memberId, ...data } }),
        secrets,
      })
    : { status: null, error: 'NOT_PUBLIC' }
  await recordOutcome(ports, endpoint, delivery, outcome)
  return hasArrived(outcome)
}

async function recordOutcome(
  { endpoints, deliveries, random, now }: WebhooksPorts,
  endpoint: Endpoint,
  delivery: Delivery,
  outcome: Outcome,
): Promise<void> {
  const { attempts } = delivery
  const at = now()
  if (hasArrived(outcome)) {
    await deliveries.record(delivery, { ...outcome, state: 'sent', at, nextAt: null })
    return endpoints.recordArrival(endpoint)
  }
  const wait = waitAfter(attempts, random())
  const nextAt = wait === undefined ? null : new Date(at.getTime() + wait)
  await deliveries.record(delivery, { ...outcome, state: nextAt ? 'pending' : 'failed', at, nextAt })
  const failingSince = await endpoints.recordFailure(endpoint, at)
  if (isGivenUp(outcome, { failingSince, isLast: nextAt === null, at })) await endpoints.giveUp(endpoint)
}
