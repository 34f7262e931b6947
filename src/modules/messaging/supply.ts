import { dailyLimit } from './addressing.ts'
import type { Campaign } from './campaigns.ts'
import type { TakenDelivery } from './deliveries.ts'
import type { MessagingPorts } from './ports.ts'

/** One campaign's due deliveries, taken by the batch and handed out one by one. */
export interface Supply {
  /** Nothing when there is no more, or it is to end. */
  next(): Promise<TakenDelivery | undefined>
  /** Puts back what was taken and not handed out. */
  end(): Promise<void>
}

const longestAttemptMs = { push: 10_000, email: 60_000, sms: 15_000 }
/** What a lost process had in its hands is for others after that; short for pushes, which may be sent twice. */
const leaseMs = { push: 25_000, email: 120_000, sms: 60_000 }
const mostAtOnce = 500
const [shortMs, longMs] = [500, 2_000]

/**
 * A batch is about what leaves in a second or two: consent is looked at when it is taken, and a provider that is slow or
 * hangs must not hold many.
 */
export function supplyOf(
  ports: MessagingPorts,
  campaign: Campaign,
  lanes: number,
  isOver: () => boolean,
): Supply {
  const { deliveries, now } = ports
  const { channel } = campaign
  const queue: { readonly delivery: TakenDelivery; readonly until: number }[] = []
  let batch = 2 * lanes
  let takenAt = 0
  let nothingLeft = false
  let refilling: Promise<void> | undefined

  const refill = async () => {
    const at = now()
    const lasted = at.getTime() - takenAt
    if (takenAt > 0 && lasted < shortMs) batch = Math.min(mostAtOnce, 2 * batch)
    if (takenAt > 0 && lasted > longMs) batch = Math.max(lanes, Math.floor(batch / 2))
    takenAt = at.getTime()
    const until = new Date(takenAt + leaseMs[channel])
    const limit = dailyLimit(ports, campaign, at)
    const take = () => deliveries.take(campaign, at, until, batch, limit)
    const inTurn = () => deliveries.waitForTurn(channel).then(take)
    const { looked, taken } = await (limit.most === null ? take() : ports.inTransaction(inTurn))
    nothingLeft = looked === 0
    for (const delivery of taken) queue.push({ delivery, until: until.getTime() })
  }
  const refillOnce = () => {
    refilling ??= refill().finally(() => {
      refilling = undefined
    })
    return refilling
  }
  const isInTime = (until: number) => now().getTime() + longestAttemptMs[channel] <= until

  return {
    async next() {
      while (!isOver()) {
        const first = queue.shift()
        if (first && queue.length < lanes && !nothingLeft) refillOnce().catch(() => undefined)
        if (first && isInTime(first.until)) return first.delivery
        if (first) await deliveries.putBack([first.delivery], now())
        if (!first && nothingLeft) return undefined
        if (!first) await refillOnce()
      }
      return undefined
    },
    async end() {
      await refilling?.catch(() => undefined)
      await deliveries.putBack(
        queue.splice(0).map(({ delivery }) => delivery),
        now(),
      )
    },
  }
}
