import { leftUnanswered } from '#platform/kernel/attempt.ts'
import { quietUntil } from '#platform/kernel/quiet-hours.ts'
import { type ClaimedBatches, claimBatches } from './claim-batch.ts'
import { type CampaignToSend, type ClaimedDelivery, isService, outcomeAfter } from './delivery.ts'
import type { DeliveriesPorts } from './ports.ts'
import { sendDelivery } from './send-delivery.ts'

/**
 * How many are under way at once (D-77): until the provider has answered, and from then on. Of mails two for each connection
 * to the mail server: one that leaves while the one before is being recorded.
 */
const concurrency = {
  push: { unanswered: 50, answered: 50 },
  email: { unanswered: 5, answered: 10 },
  sms: { unanswered: 5, answered: 10 },
}

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
  const { unanswered, answered } = concurrency[campaign.channel]
  const failures: unknown[] = []
  const claimed = claimBatches(ports, campaign, answered, async () => {
    if (failures.length > 0 || stopping() || breaker.isOpen(now())) return true
    return !isService(campaign) && quietUntil(now(), await quietHours(), timeZone) !== undefined
  })
  const { promise: answer, resolve: hear } = Promise.withResolvers<void>()
  const work = () =>
    deliverAll(ports, campaign, claimed, hear).catch(error => {
      failures.push(error)
    })
  const first = Promise.all(Array.from({ length: unanswered }, work))
  await Promise.race([first, answer])
  await Promise.all(Array.from({ length: answered - unanswered }, work))
  await first
  await claimed.end()
  if (failures.length > 0) throw failures[0]
}

async function deliverAll(
  ports: Ports,
  campaign: CampaignToSend,
  claimed: ClaimedBatches,
  hear: () => void,
): Promise<void> {
  for (let next = await claimed.next(); next; next = await claimed.next())
    await deliver(ports, campaign, next, hear)
}

async function deliver(
  ports: Ports,
  campaign: CampaignToSend,
  delivery: ClaimedDelivery,
  hear: () => void,
): Promise<void> {
  const { deliveries, breakers, suppress, now, random } = ports
  const attempt = await sendDelivery(ports, campaign, delivery)
  const at = now()
  if (!attempt) return deliveries.release([delivery], at)
  const isAnswered = !leftUnanswered(attempt)
  if (isAnswered) hear()
  breakers[campaign.channel].record(isAnswered, at)
  await deliveries.recordOutcome(delivery, outcomeAfter(delivery.attempts, attempt, at, random()))
  if (attempt.result === 'stopped' || attempt.result === 'bounced')
    await suppress(campaign.channel, delivery.target, attempt.reason)
}
