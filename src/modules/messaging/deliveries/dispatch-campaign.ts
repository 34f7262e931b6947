import { leftUnanswered } from '#platform/kernel/attempt.ts'
import { type ClaimedBatches, claimBatches } from './claim-batch.ts'
import { type CampaignToSend, type ClaimedDelivery, outcomeAfter } from './delivery.ts'
import type { DeliveriesPorts } from './ports.ts'
import { marketingWaitsUntil } from './recipient-query.ts'
import { sendDelivery } from './send-delivery.ts'

/**
 * The number of parallel deliveries: before the provider's response, and after it. For mail, two per connection: one is sent
 * while the one before is recorded.
 */
const concurrency = {
  push: { unanswered: 50, answered: 50 },
  email: { unanswered: 5, answered: 10 },
  sms: { unanswered: 5, answered: 10 },
}

/** The whole campaign waits for the account; devices are retried one by one. */
const postponedMs = { email: 0, sms: 0, push: 900_000 }

type Ports = Parameters<typeof sendDelivery>[0] &
  Parameters<typeof claimBatches>[0] &
  Pick<
    DeliveriesPorts,
    'breakers' | 'quietHours' | 'suppress' | 'random' | 'hasAccountTrouble' | 'releaseTry'
  >

/**
 * Sends a campaign's due deliveries until none is left or the provider needs a pause; untried claims are released. After
 * account trouble, one message is tried (`probes`), and the others follow if it succeeds.
 */
export async function dispatchCampaign(
  ports: Ports,
  campaign: CampaignToSend,
  stopping: () => boolean,
  probes = false,
): Promise<void> {
  const { now } = ports
  const { channel } = campaign
  const breaker = ports.breakers[channel]
  const { answered } = concurrency[channel]
  const unanswered = probes ? 1 : concurrency[channel].unanswered
  const failures: unknown[] = []
  let isProbing = probes
  // A push stays in its member's app, even if no device gets it.
  const isTurnedAway = () => channel !== 'push' && !isProbing && ports.hasAccountTrouble(channel)
  const claimed = claimBatches(ports, campaign, answered, async () => {
    if (failures.length > 0 || stopping() || breaker.isOpen(now()) || isTurnedAway()) return true
    return (await marketingWaitsUntil(ports, campaign, now())) !== undefined
  })
  const { promise: answer, resolve: hear } = Promise.withResolvers<void>()
  const hearOf = (isAnswered: boolean) => {
    isProbing = false
    if (isAnswered) hear()
  }
  const work = () =>
    deliverAll(ports, campaign, claimed, hearOf).catch(error => {
      failures.push(error)
    })
  const first = Promise.all(Array.from({ length: unanswered }, work))
  await Promise.race([first, answer])
  await Promise.all(Array.from({ length: answered - unanswered }, work))
  await first
  await claimed.end()
  if (isProbing) ports.releaseTry(channel)
  if (failures.length > 0) throw failures[0]
}

async function deliverAll(
  ports: Ports,
  campaign: CampaignToSend,
  claimed: ClaimedBatches,
  hear: (isAnswered: boolean) => void,
): Promise<void> {
  for (let next = await claimed.next(); next; next = await claimed.next())
    await deliver(ports, campaign, next, hear)
}

async function deliver(
  ports: Ports,
  campaign: CampaignToSend,
  delivery: ClaimedDelivery,
  hear: (isAnswered: boolean) => void,
): Promise<void> {
  const { deliveries, breakers, suppress, now, random } = ports
  const attempt = await sendDelivery(ports, campaign, delivery)
  const at = now()
  if (!attempt) return deliveries.release([delivery], at)
  if (attempt.result === 'account trouble') {
    hear(false)
    return deliveries.postpone(
      delivery,
      attempt.reason,
      new Date(at.getTime() + postponedMs[campaign.channel]),
    )
  }
  const isAnswered = !leftUnanswered(attempt)
  hear(isAnswered)
  breakers[campaign.channel].record(isAnswered, at)
  await deliveries.recordOutcome(delivery, outcomeAfter(delivery.attempts, attempt, at, random()))
  if (attempt.result === 'stopped' || attempt.result === 'bounced')
    await suppress(campaign.channel, delivery.target, attempt.reason)
}
