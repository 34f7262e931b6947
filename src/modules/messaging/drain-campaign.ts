import type { Breaker } from './breaker.ts'
import { type Campaign, isService } from './campaigns.ts'
import { carryDelivery } from './carry-delivery.ts'
import { settledAfter, type TakenDelivery } from './deliveries.ts'
import { leftUnanswered } from './mails.ts'
import type { MessagingPorts } from './ports.ts'
import { quietUntil } from './quiet-hours.ts'
import { type Supply, supplyOf } from './supply.ts'

/** How many are under way at once (D-77). */
const lanes = { push: 50, email: 10, sms: 10 }

/** Sends what is due of a campaign, until nothing is or the provider rests; what was taken and not tried is put back. */
export async function drainCampaign(
  ports: MessagingPorts,
  breaker: Breaker,
  campaign: Campaign,
  stopping: () => boolean,
): Promise<void> {
  const { now, quietHours, timeZone } = ports
  const count = lanes[campaign.channel]
  const failures: unknown[] = []
  const supply = supplyOf(ports, campaign, count, () => {
    if (failures.length > 0 || stopping() || breaker.isOpen(now())) return true
    return !isService(campaign) && quietUntil(now(), quietHours, timeZone) !== undefined
  })
  const lane = () =>
    drainLane(ports, breaker, campaign, supply).catch(error => {
      failures.push(error)
    })
  await Promise.all(Array.from({ length: count }, lane))
  await supply.end()
  if (failures.length > 0) throw failures[0]
}

async function drainLane(
  ports: MessagingPorts,
  breaker: Breaker,
  campaign: Campaign,
  supply: Supply,
): Promise<void> {
  for (let next = await supply.next(); next; next = await supply.next())
    await deliver(ports, breaker, campaign, next)
}

async function deliver(
  ports: MessagingPorts,
  breaker: Breaker,
  campaign: Campaign,
  delivery: TakenDelivery,
): Promise<void> {
  const { deliveries, now, chance } = ports
  const attempt = await carryDelivery(ports, campaign, delivery)
  const at = now()
  if (!attempt) return deliveries.putBack([delivery], at)
  breaker.note(!leftUnanswered(attempt), at)
  await deliveries.settle(delivery, settledAfter(delivery.attempts, attempt, at, chance()))
  if (attempt.result === 'stopped' || attempt.result === 'bounced')
    await deliveries.suppress(campaign.channel, delivery.target, attempt.reason, at)
}
