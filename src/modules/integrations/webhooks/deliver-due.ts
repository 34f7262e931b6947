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

/** Longer than an attempt may take: who claimed something and says nothing by then was lost with its process. */
const leaseMs = 60_000
const atOnce = 10

/** Sends what is due, each endpoint by itself: one that is slow keeps nobody waiting but its own. */
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
    // The rest would fail as well, and others wait for this round to end.
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
  // Kept before the rule was what it is: it is judged by today's.
  const outcome = isWebhookAddress(endpoint.url)
    ? await ports.send({
        url: endpoint.url,
        id: `msg_${eventId}`,
        at: ports.now(),
        body: JSON.stringify({ type, timestamp: at.toISOString(), data: { memberId, ...data } }),
        secrets,
      })
    : { status: null, error: 'NOT_PUBLIC' }
  await recordOutcome(ports, delivery, outcome)
  return hasArrived(outcome)
}

async function recordOutcome(
  { endpoints, deliveries, random, now }: WebhooksPorts,
  delivery: Delivery,
  outcome: Outcome,
): Promise<void> {
  const { endpointId, attempts } = delivery
  const at = now()
  if (hasArrived(outcome)) {
    await deliveries.record(delivery, { ...outcome, state: 'sent', at, nextAt: null })
    return endpoints.recordArrival(endpointId)
  }
  const wait = waitAfter(attempts, random())
  const nextAt = wait === undefined ? null : new Date(at.getTime() + wait)
  await deliveries.record(delivery, { ...outcome, state: nextAt ? 'pending' : 'failed', at, nextAt })
  const failingSince = await endpoints.recordFailure(endpointId, at)
  if (isGivenUp(outcome, failingSince, at)) await endpoints.giveUp(endpointId)
}
