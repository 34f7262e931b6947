import { beforeEach, describe, expect, it } from 'vitest'
import type { TiersPorts } from '../../../src/modules/tiers/ports.ts'
import type { TierStatus } from '../../../src/modules/tiers/tier-status.ts'
import { specifiedTerms, type Terms, type Tier } from '../../../src/modules/tiers/tier-terms.ts'
import { openTiers, type Tiers } from '../../../src/modules/tiers/tiers.ts'

const mia = 'mia'
let tierStatuses: Map<string, TierStatus>
let notifications: (Parameters<TiersPorts['notifyMember']>[1] & { readonly memberId: string })[]
let placed: Tier[]
let terms: Terms
let sweeps: number
let tiers: Tiers

beforeEach(() => {
  tierStatuses = new Map()
  notifications = []
  placed = []
  terms = specifiedTerms
  sweeps = 0
  tiers = openTiers({
    tierStatuses: tierStatusesInMemory(),
    terms: {
      inForce: async () => terms,
      read: async () => terms,
      publish: async published => {
        terms = published
      },
    },
    enqueueRises: async () => void sweeps++,
    inTransaction: work => work(),
    notifyMember: async (memberId, message) => void notifications.push({ memberId, ...message }),
  })
})

const nobody: TierStatus = { totalSpentCents: 0, visits: 0, tier: 'Bronze', reachedFromCents: null }

function tierStatusesInMemory(): TiersPorts['tierStatuses'] {
  const change = (memberId: string, cents: number, visits: number) => {
    const before = tierStatuses.get(memberId) ?? nobody
    const { totalSpentCents } = before
    const after = { ...before, totalSpentCents: totalSpentCents + cents, visits: before.visits + visits }
    tierStatuses.set(memberId, after)
    return after
  }
  return {
    addVisit: async (memberId, cents) => change(memberId, cents, 1),
    removeVisit: async (memberId, cents) =>
      tierStatuses.has(memberId) ? change(memberId, -cents, -1) : undefined,
    async setTier(memberId, move) {
      placed.push(move.tier)
      tierStatuses.set(memberId, { ...(tierStatuses.get(memberId) ?? nobody), ...move })
    },
    holdRisers: async (tier, fromCents, limit) =>
      [...tierStatuses]
        .filter(([, status]) => status.tier === tier && status.totalSpentCents >= fromCents)
        .slice(0, limit)
        .map(([memberId, status]) => ({ memberId, ...status })),
    find: async memberId => tierStatuses.get(memberId),
    remove: async memberId => void tierStatuses.delete(memberId),
  }
}

describe('a spend', () => {
  it('adds to the total and counts as a visit', async () => {
    await tiers.addSpend(mia, 120_00)
    await tiers.addSpend(mia, 30_00)
    expect(await tiers.personalDataOf(mia)).toEqual({ totalSpentCents: 150_00, visits: 2, tier: 'Bronze' })
    expect([placed, notifications]).toEqual([[], []])
  })

  it.each([
    [500_00, 'Silver', 'Welcome to Silver VIP status!'],
    [2000_00, 'Gold', 'Congratulations on Gold VIP! You’re royalty!'],
    [5000_00, 'Platinum', 'PLATINUM VIP ACHIEVED! Ultimate beauty status!'],
  ])('of %i cents lifts the member to %s, who is told once', async (cents, tier, message) => {
    await tiers.addSpend(mia, cents)
    await tiers.addSpend(mia, 1_00)
    expect(await tiers.personalDataOf(mia)).toMatchObject({ tier })
    expect(placed).toEqual([tier])
    expect(notifications).toEqual([{ memberId: mia, title: 'VIP Upgrade!', message, type: 'GENERAL' }])
  })
})

describe('a spend that is taken back', () => {
  it('lowers the tier to what the rest reaches, and nobody is told', async () => {
    await tiers.addSpend(mia, 400_00)
    await tiers.addSpend(mia, 1700_00)
    notifications.length = 0
    await tiers.takeBackSpend(mia, 1700_00)
    expect(await tiers.personalDataOf(mia)).toEqual({ totalSpentCents: 400_00, visits: 1, tier: 'Bronze' })
    expect(placed).toEqual(['Gold', 'Bronze'])
    expect(notifications).toEqual([])
  })

  it('leaves the tier that the rest still reaches', async () => {
    await tiers.addSpend(mia, 600_00)
    await tiers.takeBackSpend(mia, 50_00)
    expect(placed).toEqual(['Silver'])
  })

  it('changes nothing for somebody without a standing', async () => {
    await tiers.takeBackSpend(mia, 50_00)
    expect(await tiers.personalDataOf(mia)).toBeNull()
  })
})

/** The tiers with other thresholds: Silver, Gold, Platinum. */
const taking = (...thresholds: readonly number[]) =>
  specifiedTerms.tiers.map((tier, n) => ({ ...tier, fromCents: n === 0 ? 0 : (thresholds[n - 1] ?? 0) }))

describe('tiers that the clinic publishes', () => {
  it('lift everybody who stands above a lowered threshold, and each is told once, by the new name', async () => {
    const spends = Array.from({ length: 120 }, (_, n) => n * 10_00)
    for (const [n, cents] of spends.entries()) await tiers.addSpend(`member ${n}`, cents)
    notifications.length = 0
    const pearl = taking(400_00, 1000_00, 5000_00).map(tier =>
      tier.id === 'Silver' ? { ...tier, name: 'Pearl' } : tier,
    )
    await tiers.publishTiers({ ...specifiedTerms, tiers: pearl })
    expect(sweeps).toBe(1)
    expect(await tiers.raiseMembers()).toBe(10 + 20)
    expect(await tiers.raiseMembers()).toBe(0)
    expect(new Set(notifications.map(({ message }) => message))).toEqual(
      new Set(['Welcome to Pearl VIP status!', 'Congratulations on Gold VIP! You’re royalty!']),
    )
    expect(notifications).toHaveLength(30)
    expect(await tiers.personalDataOf('member 40')).toMatchObject({ tier: 'Silver' })
  })

  it('leave the rest for later where the process ends', async () => {
    for (const n of Array.from({ length: 120 }, (_, n) => n)) await tiers.addSpend(`member ${n}`, 450_00)
    await tiers.publishTiers({ ...specifiedTerms, tiers: taking(400_00, 2000_00, 5000_00) })
    let looks = 0
    expect(await tiers.raiseMembers(() => looks++ > 0)).toBe(50)
    expect(await tiers.raiseMembers()).toBe(70)
  })

  it('look for nobody where no threshold is lower, and change nothing where they are the same', async () => {
    await tiers.publishTiers({ ...specifiedTerms, tiers: taking(600_00, 2000_00, 5000_00) })
    await tiers.publishTiers(structuredClone(terms))
    expect(sweeps).toBe(0)
  })

  it('say how far a member is', async () => {
    await tiers.publishTiers({ ...specifiedTerms, tiers: taking(600_00, 2000_00, 5000_00), milestones: [] })
    expect(await tiers.levelOf({ tier: 'Bronze', totalSpentCents: 300_00, peakBalance: 90 })).toEqual({
      tierProgress: { nextTier: 'Silver', targetCents: 600_00, missingCents: 300_00, percent: 50 },
      milestonesReached: [],
    })
  })
})

describe('a member who leaves', () => {
  it('has no standing any more', async () => {
    await tiers.addSpend(mia, 600_00)
    await tiers.eraseMember(mia)
    expect(await tiers.personalDataOf(mia)).toBeNull()
  })
})
