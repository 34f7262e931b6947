import type { CampaignToSend, ClaimedDelivery } from './delivery.ts'
import type { DeliveriesPorts } from './ports.ts'
import { dailyLimit } from './recipient-query.ts'

/** One campaign's due deliveries: claimed in batches, returned one by one. */
export interface ClaimedBatches {
  /** Undefined when none is left, or on shutdown. */
  next(): Promise<ClaimedDelivery | undefined>
  /** Releases deliveries that were claimed but not returned. */
  end(): Promise<void>
}

const longestAttemptMs = { push: 10_000, email: 60_000, sms: 15_000 }
/** The lease after which other processes may claim a crashed process's deliveries; short for push, which may be sent twice. */
const leaseMs = { push: 25_000, email: 120_000, sms: 60_000 }
const largestBatch = 500
const [shortMs, longMs] = [500, 2_000]

/**
 * A batch is a second or two of work, because consent is checked when it is claimed, and a slow or hanging provider
 * must not hold many. It has at least one delivery per worker.
 */
export function claimBatches(
  ports: Pick<DeliveriesPorts, 'deliveries' | 'marketingCap' | 'timeZone' | 'inTransaction' | 'now'>,
  campaign: CampaignToSend,
  workers: number,
  isOver: () => Promise<boolean>,
): ClaimedBatches {
  const { deliveries, now } = ports
  const { channel } = campaign
  const queue: { readonly delivery: ClaimedDelivery; readonly until: number }[] = []
  let batch = 2 * workers
  let claimedAt = 0
  let nothingLeft = false
  let claiming: Promise<void> | undefined

  const claimBatch = async () => {
    const at = now()
    const lasted = at.getTime() - claimedAt
    if (claimedAt > 0 && lasted < shortMs) batch = Math.min(largestBatch, 2 * batch)
    if (claimedAt > 0 && lasted > longMs) batch = Math.max(workers, Math.floor(batch / 2))
    claimedAt = at.getTime()
    const until = new Date(claimedAt + leaseMs[channel])
    const limit = await dailyLimit(ports, campaign, at)
    const claim = () => deliveries.claim(campaign, at, until, batch, limit)
    const inTurn = () => deliveries.waitForTurn(channel).then(claim)
    const { looked, claimed } = await (limit.most === null ? claim() : ports.inTransaction(inTurn))
    nothingLeft = looked === 0
    for (const delivery of claimed) queue.push({ delivery, until: until.getTime() })
  }
  const claimOnce = () => {
    claiming ??= claimBatch().finally(() => {
      claiming = undefined
    })
    return claiming
  }
  const isInTime = (until: number) => now().getTime() + longestAttemptMs[channel] <= until

  return {
    async next() {
      while (!(await isOver())) {
        const first = queue.shift()
        if (first && queue.length < batch / 2 && !nothingLeft) claimOnce().catch(() => undefined)
        if (first && isInTime(first.until)) return first.delivery
        if (first) await deliveries.release([first.delivery], now())
        if (!first && nothingLeft) return undefined
        if (!first) await claimOnce()
      }
      return undefined
    },
    async end() {
      await claiming?.catch(() => undefined)
      await deliveries.release(
        queue.splice(0).map(({ delivery }) => delivery),
        now(),
      )
    },
  }
}
