import { describe, expect, it } from 'vitest'
import { inventedMember } from '../../../src/modules/program/rules/invented-member.ts'
import { code, document, reward, service, withRewards } from './small-program.ts'

const today = '2026-11-22'
const inventedFor = (...rewards: readonly (typeof reward)[]) => inventedMember(withRewards(...rewards), today)

describe('the member of a preview', () => {
  it('lacks twenty points for the cheapest reward', () => {
    const { firstName, tier, points, nextReward } = inventedFor(reward, {
      ...reward,
      id: 'mask',
      title: 'A mask',
      pointsRequired: 200,
    })
    expect([firstName, tier, points, nextReward?.title]).toEqual(['Mia', 'Bronze', 180, 'A mask'])
  })

  it('never has less than nothing', () => {
    const { points, entries } = inventedFor({ ...reward, pointsRequired: 15 })
    expect([points, entries]).toEqual([0, []])
  })

  it.each([
    ['is paused', { isPaused: true }],
    ['is archived', { isArchived: true }],
    ['has run out', { stock: 0 }],
    ['is for another tier', { tiers: ['Gold'] }],
    ['begins tomorrow', { startsOn: '2026-11-23' }],
    ['ended yesterday', { endsOn: '2026-11-21' }],
  ])('saves for no reward that %s', (_why, closed) => {
    const cheap = { ...reward, id: 'cheap', pointsRequired: 100, ...closed }
    expect(inventedFor(cheap, reward).nextReward).toEqual(reward)
    expect(inventedFor(cheap)).toMatchObject({ nextReward: null, points: 120 })
  })

  it('takes one of the last on its days, and one of her tier', () => {
    const open = { ...reward, stock: 1, tiers: ['Bronze'], startsOn: today, endsOn: today }
    expect(inventedFor(open).nextReward).toEqual(open)
  })

  it('has earned her points with what the clinic has', () => {
    const { entries, visits, spentCents, points } = inventedMember(
      { ...document, menu: { ...document.menu, services: [{ ...service, priceCents: 400_00 }] } },
      today,
    )
    expect(entries).toEqual([
      { kind: 'check-in', reason: 'Check-in: Daily Visit', points: 5, on: '2026-11-13' },
      { kind: 'treatment', reason: 'Treatment: Lip Filler', points: 65, on: '2026-11-04' },
      { kind: 'adjustment', reason: 'Welcome to the VIP program', points: 410, on: '2026-10-26' },
    ])
    expect([visits, spentCents, points]).toEqual([2, 400_00, 480])
  })

  it('stays in the first tier, and knows nothing that was put away', () => {
    const services = [
      { ...service, name: 'Away', isArchived: true, priceCents: 1 },
      { ...service, priceCents: 500_00 },
    ]
    const codes = [{ ...code, isRetired: true }]
    const { entries, spentCents } = inventedMember(
      { ...document, menu: { ...document.menu, services }, codes: { codes } },
      today,
    )
    expect(entries.map(({ reason }) => reason)).toEqual(['Welcome to the VIP program'])
    expect(spentCents).toBe(0)
  })
})
