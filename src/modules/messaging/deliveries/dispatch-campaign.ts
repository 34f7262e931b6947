import { leftUnanswered } from '#platform/kernel/attempt.ts'
import { quietUntil } from '#platform/kernel/quiet-hours.ts'
import { type ClaimedBatches, claimBatches } from './claim-batch.ts'
import { type CampaignToSend, type ClaimedDelivery, isService, outcomeAfter } from './delivery.ts'
import type { DeliveriesPorts } from './ports.ts'
import { sendDelivery } from './send-delivery.ts'

/** How many are under way at once (D-77). */
const concurrency = { push: 50, email: 10, sms: 10 }

type Ports = Parameters<typeof sendDelivery>[0] &
  Parameters<typeof claimBatches>[0] &
  Pick<DeliveriesPorts, 'breakers' | 'quietHours' | 'suppress' | 'random'>

/** Sends what is due of a campaign, until nothing is or the provider rests; what was claimed and not tried is released. */
export async function dispatchCampaign(
  ports: Ports,
  campaign: CampaignToSend,
  stopping: () => boolean,
): Promise<void> {
  const { now, quietHours, timeZone } = ports
  const breaker = ports.breakers[campaign.channel]
  const workers = concurrency[campaign.channel]
  const failures: unknown[] = []
  const claimed = claimBatches(ports, campaign, workers, async () => {
    if (failures.length > 0 || stopping() || breaker.isOpen(now())) return true
    return !isService(campaign) && quietUntil(now(), await quietHours(), timeZone) !== undefined
  })
  const work = () =>
    deliverAll(ports, campaign, claimed).catch(error => {
      failures.push(error)
    })
  await Promise.all(Array.from({ length: workers }, work))
  await claimed.end()
  if (failures.length > 0) throw failures[0]
}

async function deliverAll(ports: Ports, campaign: CampaignToSend, claimed: ClaimedBatches): Promise<void> {
  for (let next = await claimed.next(); next; next = await claimed.next())
    await deliver(ports, campaign, next)
}

async function deliver(ports: Ports, campaign: CampaignToSend, delivery: ClaimedDelivery): Promise<void> {
  const { deliveries, breakers, suppress, now, random } = ports
  const attempt = await sendDelivery(ports, campaign, delivery)
  const at = now()
  if (!attempt) return deliveries.release([delivery], at)
  breakers[campaign.channel].record(!leftUnanswered(attempt), at)
  await deliveries.recordOutcome(delivery, outcomeAfter(delivery.attempts, attempt, at, random()))
  if (attempt.result === 'stopped' || attempt.result === 'bounced')
    await suppress(campaign.channel, delivery.target, attempt.reason)
}
