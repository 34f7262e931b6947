import { dailyLimit } from './addressing.ts'
import type { Breaker } from './breaker.ts'
import type { Campaign } from './campaigns.ts'
import { carryDelivery } from './carry-delivery.ts'
import { type Attempt, settledAfter, type TakenDelivery } from './deliveries.ts'
import type { MessagingPorts } from './ports.ts'
import { quietUntil } from './quiet-hours.ts'
import { startDueCampaigns } from './start-due-campaigns.ts'

const atOnce = { push: 25, email: 5, sms: 10 }
/** Longer than any attempt may take. */
const leaseMs = 120_000
/** Less than the job may take: another one goes on. */
const shiftMs = 200_000

export async function deliverCampaigns(
  ports: MessagingPorts,
  breakers: Readonly<Record<Campaign['channel'], Breaker>>,
  stopping: () => boolean,
): Promise<void> {
  const { campaigns, deliveries, wakeCampaigns, now } = ports
  const began = now()
  await startDueCampaigns(ports)
  await deliveries.giveUp(began)
  const shiftIsOver = () => now().getTime() - began.getTime() > shiftMs
  for (const campaign of await campaigns.active()) {
    await deliverCampaign(ports, breakers[campaign.channel], campaign, () => stopping() || shiftIsOver())
    await campaigns.finish(campaign.id, now())
  }
  if (shiftIsOver() && !stopping()) await wakeCampaigns()
}

async function deliverCampaign(
  ports: MessagingPorts,
  breaker: Breaker,
  campaign: Campaign,
  stopping: () => boolean,
): Promise<void> {
  const { deliveries, now, quietHours, timeZone } = ports
  while (!stopping() && !breaker.isOpen(now()) && !quietUntil(now(), quietHours, timeZone)) {
    const at = now()
    const limit = dailyLimit(ports, campaign.channel, at)
    const until = new Date(at.getTime() + leaseMs)
    const { looked, taken } = await deliveries.take(campaign, at, until, atOnce[campaign.channel], limit)
    if (looked === 0) return
    const attempts = await Promise.allSettled(taken.map(each => deliver(ports, breaker, campaign, each)))
    const failed = attempts.find(attempt => attempt.status === 'rejected')
    if (failed) throw failed.reason
  }
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
  breaker.note(!isUnreachable(attempt), at)
  await deliveries.settle(delivery, settledAfter(delivery.attempts, attempt, at, chance()))
  if (attempt.result === 'stopped')
    await deliveries.suppress(campaign.channel, delivery.target, attempt.reason, at)
}

const isUnreachable = (attempt: Attempt) => attempt.result === 'not now' && attempt.unreachable
