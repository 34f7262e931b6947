import { beforeEach, describe, expect, it } from 'vitest'
import type { CampaignOrder } from '../../../../src/modules/messaging/campaigns/campaign.ts'
import { type Clinic, openClinic } from '../clinic.ts'
import { fillAudience, startIn } from './campaign-to-send.ts'

let clinic: Clinic
beforeEach(() => {
  clinic = openClinic()
})

const start = (changes: Partial<CampaignOrder> = {}) => startIn(clinic, changes)
const deliver = (stopping = () => false) => clinic.messaging.deliverCampaigns(stopping)
const everybody = (count: number) => fillAudience(clinic, count)
const states = () => clinic.rows.map(({ state }) => state)

describe('claiming what is sent', () => {
  it('takes twice what is under way at first, and more while it goes fast', async () => {
    everybody(100)
    await start()
    clinic.clock.advance({ hours: 1 })
    await deliver()
    const [first, second] = clinic.claims
    expect(first).toEqual({ limit: 20, until: new Date('2026-11-21T19:02:00Z'), most: null })
    expect(second?.limit).toBe(40)
    expect(clinic.transactions).toEqual([])
  })

  it('takes 500 at once at most', async () => {
    everybody(2_000)
    await start()
    await deliver()
    expect(Math.max(...clinic.claims.map(({ limit }) => limit))).toBe(500)
  })

  it('takes less while a provider is slow', async () => {
    everybody(60)
    clinic.answers.mail = () => {
      clinic.clock.advance({ seconds: 1 })
      return { result: 'sent', channel: 'smtp' }
    }
    await start()
    await deliver()
    expect(clinic.claims.map(({ limit }) => limit).slice(0, 3)).toEqual([20, 10, 10])
  })

  it.each([
    ['email', 20, 120],
    ['sms', 20, 60],
    ['promotion', 100, 25],
  ] as const)('by %s takes %i for itself for %i seconds', async (kind, limit, seconds) => {
    await start({ kind })
    await deliver()
    expect(clinic.claims[0]).toMatchObject({
      limit,
      until: new Date(clinic.clock.now().getTime() + seconds * 1_000),
    })
  })

  it('takes in turn where there is a limit a day', async () => {
    clinic = openClinic({ marketingCap: async () => ({ sms: 1 }) })
    await start({ kind: 'sms' })
    clinic.asked.length = 0
    await deliver()
    expect(clinic.claims[0]).toMatchObject({ most: 1 })
    expect(clinic.asked).toContain('turn of sms')
    expect(clinic.transactions.slice(0, 2)).toEqual(['begun', 'committed'])
  })

  it('puts back what is too late to try in its time, and takes it anew', async () => {
    everybody(15)
    const putBack: unknown[] = []
    const { release } = clinic.deliveries
    clinic.deliveries.release = (back, at) => {
      putBack.push(...back)
      return release(back, at)
    }
    let slow = true
    clinic.answers.text = () => {
      if (slow) clinic.clock.advance({ seconds: 46 })
      slow = false
      return { result: 'sent', channel: 'twilio' }
    }
    await start({ kind: 'sms' })
    await deliver()
    // Five were under way by then.
    expect(putBack).toHaveLength(10)
    await deliver()
    expect(clinic.carried.texts).toHaveLength(15)
    expect(new Set(states())).toEqual(new Set(['sent']))
    expect(Math.max(...clinic.rows.map(({ attempts }) => attempts))).toBe(1)
  })

  it('has more under way once the provider has answered', async () => {
    everybody(100)
    let underWay = 0
    const most: number[] = []
    const answered = Promise.withResolvers<void>()
    clinic.deliveries.markDispatched = async () => {
      most.push(++underWay)
      for (let n = 0; n < 20; n++) await new Promise(resolve => setImmediate(resolve))
      underWay--
      answered.resolve()
      return true
    }
    await start()
    const done = deliver()
    await answered.promise
    expect(Math.max(...most)).toBe(5)
    await done
    expect(Math.max(...most)).toBe(10)
  })
})
