import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { claimBatches } from '../../../../src/modules/messaging/deliveries/claim-batch.ts'
import type { CampaignToSend } from '../../../../src/modules/messaging/deliveries/delivery.ts'

const workers = 10
const campaign = { id: 'c', channel: 'email', kind: 'email', type: 'PROMOTION' } as CampaignToSend

describe('the next batch of a campaign', () => {
  it('is claimed while the second half of the present one is sent, and not sooner', async () => {
    let clock = Date.UTC(2026, 10, 23)
    const limits: number[] = []
    const claim = async (_campaign: unknown, _at: Date, _until: Date, limit: number) => {
      limits.push(limit)
      const claimed = Array.from({ length: limit }, (_, n) => ({ id: `${limits.length}-${n}` }))
      return { looked: limit, claimed: claimed as never }
    }
    const ports = {
      deliveries: { claim, release: async () => {} },
      marketingCap: async () => ({}),
      timeZone: 'America/Los_Angeles',
      now: () => new Date(clock),
    }
    const batches = claimBatches(ports as never, campaign, workers, async () => false)
    const take = async (count: number) => {
      for (let n = 0; n < count; n++) await batches.next()
      await setImmediate()
    }
    // The first one leaves at once, so the second has twice as many.
    await take(11)
    expect(limits).toEqual([20, 40])
    clock += 1_000
    await take(9 + 20)
    expect(limits).toEqual([20, 40])
    await take(1)
    expect(limits).toEqual([20, 40, 40])
  })
})
