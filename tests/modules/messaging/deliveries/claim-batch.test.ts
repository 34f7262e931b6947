import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { claimBatches } from '../../../../src/modules/messaging/deliveries/claim-batch.ts'
import type { CampaignToSend } from '../../../../src/modules/messaging/deliveries/delivery.ts'

const began = Date.UTC(2026, 10, 23)

/** The batches of a campaign of `total` recipients, and what was asked of the database for them. */
function batchesOf(total: number, channel: CampaignToSend['channel'] = 'email', workers = 10) {
  const time = { now: began }
  const limits: number[] = []
  const leases: number[] = []
  const released: unknown[] = []
  let left = total
  const ports = {
    deliveries: {
      async claim(_campaign: unknown, at: Date, until: Date, limit: number) {
        limits.push(limit)
        leases.push((until.getTime() - at.getTime()) / 1_000)
        const count = Math.min(limit, left)
        left -= count
        return { looked: count, claimed: Array.from({ length: count }, (_, n) => ({ id: n })) }
      },
      async release(back: readonly unknown[]) {
        released.push(...back)
        left += back.length
      },
    },
    marketingCap: async () => ({}),
    timeZone: 'America/Los_Angeles',
    now: () => new Date(time.now),
  }
  const campaign = { id: 'c', channel, kind: 'email', type: 'PROMOTION' } as CampaignToSend
  const batches = claimBatches(ports as never, campaign, workers, async () => false)
  const take = async (count: number, eachMs = 0) => {
    for (let n = 0; n < count; n++) {
      await batches.next()
      time.now += eachMs
    }
    await setImmediate()
  }
  return { batches, take, time, limits, leases, released }
}

describe('the next batch of a campaign', () => {
  it('is claimed while the second half of the present one is sent, and not sooner', async () => {
    const { take, time, limits } = batchesOf(1_000)
    // The first one leaves at once, so the second has twice as many.
    await take(11)
    expect(limits).toEqual([20, 40])
    time.now += 1_000
    await take(9 + 20)
    expect(limits).toEqual([20, 40])
    await take(1)
    expect(limits).toEqual([20, 40, 40])
  })

  it('has 500 at most, and never less than one for each worker where the provider is slow', async () => {
    const fast = batchesOf(3_000)
    await fast.take(3_000)
    expect(Math.max(...fast.limits)).toBe(500)
    const slow = batchesOf(60)
    await slow.take(60, 1_000)
    expect(slow.limits.slice(0, 3)).toEqual([20, 10, 10])
  })

  it.each([
    ['email', 120],
    ['sms', 60],
    ['push', 25],
  ] as const)('by %s belongs to its process for %i seconds', async (channel, seconds) => {
    const { take, leases } = batchesOf(1, channel)
    await take(1)
    expect(leases[0]).toBe(seconds)
  })

  it('goes back where it is too late to try in its time, or the run ends', async () => {
    const { batches, take, time, released } = batchesOf(15, 'sms')
    await take(5)
    time.now += 46_000
    await take(1)
    expect(released).toHaveLength(10)
    await batches.end()
    expect(released).toHaveLength(19)
  })
})
