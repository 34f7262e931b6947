import { beforeEach, describe, expect, it } from 'vitest'
import type { TiersPorts } from '../../../src/modules/tiers/ports.ts'
import {
  progressFrom,
  type Tier,
  type TierStatus,
  tierAfter,
  tierAfterCorrection,
} from '../../../src/modules/tiers/tier-status.ts'
import { openTiers, type Tiers } from '../../../src/modules/tiers/tiers.ts'

const mia = 'mia'
let tierStatuses: Map<string, TierStatus>
let notifications: (Parameters<TiersPorts['notifyMember']>[1] & { readonly memberId: string })[]
let placed: Tier[]
let tiers: Tiers

beforeEach(() => {
  tierStatuses = new Map()
  notifications = []
  placed = []
  tiers = openTiers({
    tierStatuses: tierStatusesInMemory(),
    notifyMember: async (memberId, message) => void notifications.push({ memberId, ...message }),
  })
})

function tierStatusesInMemory(): TiersPorts['tierStatuses'] {
  const change = (memberId: string, cents: number, visits: number) => {
    const before = tierStatuses.get(memberId) ?? { totalSpentCents: 0, visits: 0, tier: 'Bronze' }
    const { totalSpentCents } = before
    const after = { ...before, totalSpentCents: totalSpentCents + cents, visits: before.visits + visits }
    tierStatuses.set(memberId, after)
    return after
  }
  return {
    addVisit: async (memberId, cents) => change(memberId, cents, 1),
    removeVisit: async (memberId, cents) =>
      tierStatuses.has(memberId) ? change(memberId, -cents, -1) : undefined,
    async setTier(memberId, tier) {
      placed.push(tier)
      tierStatuses.set(memberId, { ...(tierStatuses.get(memberId) as TierStatus), tier })
    },
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

  it('never lifts: a tier that was given stays above or below what was spent', () => {
    expect(tierAfterCorrection('Bronze', 9000_00)).toBe('Bronze')
    expect(tierAfterCorrection('Platinum', 2000_00)).toBe('Gold')
    expect(tierAfter('Platinum', 0)).toBe('Platinum')
  })
})

describe('the way to the next tier', () => {
  it('starts at nothing, also after corrections below it', () => {
    expect(tiers.progressFrom('Bronze', -50_00)).toEqual({
      nextTier: 'Silver',
      targetCents: 500_00,
      missingCents: 550_00,
      percent: 0,
    })
  })

  it('ends at the top', () => {
    expect(progressFrom('Platinum', 5000_00)).toEqual({
      nextTier: null,
      targetCents: null,
      missingCents: 0,
      percent: 100,
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
