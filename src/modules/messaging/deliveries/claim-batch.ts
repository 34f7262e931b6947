import type { CampaignToSend, ClaimedDelivery } from './delivery.ts'
import type { DeliveriesPorts } from './ports.ts'
import { dailyLimit } from './recipient-query.ts'

/** One campaign's due deliveries, claimed by the batch and handed out one by one. */
export interface ClaimedBatches {
  /** Nothing when there is no more, or it is to end. */
  next(): Promise<ClaimedDelivery | undefined>
  /** Releases what was claimed and not handed out. */
  end(): Promise<void>
}

const longestAttemptMs = { push: 10_000, email: 60_000, sms: 15_000 }
/** What a lost process had in its hands is for others after that; short for pushes, which may be sent twice. */
const leaseMs = { push: 25_000, email: 120_000, sms: 60_000 }
const largestBatch = 500
const [shortMs, longMs] = [500, 2_000]

/**
 * A batch is about what leaves in a second or two: consent is looked at when it is claimed, and a provider that is slow or
 * hangs must not hold many. There is never less than one for each worker.
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
