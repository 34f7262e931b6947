import { describe, expect, it } from 'vitest'
import { type Goal, obstacleTo, redemptionReference } from '../../../src/modules/loyalty/rewards/goals.ts'
import { progressTowards } from '../../../src/modules/loyalty/rewards/measure-progress.ts'
import { namedTiers } from '../../../src/modules/loyalty/rewards/sentences.ts'

describe('a goal of 100 points', () => {
  const goal = { id: 'facial', pointsRequired: 100, endsOn: null } as Goal
  const having = (balance: number) => ({ balance, left: new Map() })
  it.each([
    [-20, 'not reached', 0, 120],
    [0, 'not reached', 0, 100],
    [99, 'not reached', 99, 1],
    [100, 'claimable', 100, 0],
    [250, 'claimable', 100, 0],
  ])('at a balance of %i is %s', (balance, state, percent, pointsMissing) => {
    expect(progressTowards(goal, having(balance), undefined, new Map())).toMatchObject({
      state,
      percent,
      pointsMissing,
      isRedeemed: false,
    })
  })

  it('stays claimed whatever the balance', () => {
    expect(progressTowards(goal, having(0), { kind: 'claimed' }, new Map())).toMatchObject({
      state: 'claimed',
      isRedeemed: true,
    })
  })
})

describe('what keeps a member from a reward', () => {
  const zone = 'America/Los_Angeles'
  const goal = (changes: Partial<Goal> = {}) =>
    ({
      id: 'facial',
      repeatDays: null,
      tiers: [],
      startsOn: null,
      endsOn: null,
      ...changes,
    }) as unknown as Goal
  const facing = (changes: Partial<Goal>, at: string, claimedAt?: string, left?: number, tier = 'Bronze') => {
    const claims = new Map(claimedAt ? [['facial', new Date(claimedAt)]] : [])
    const claimant = { tier, claims, left: new Map(left === undefined ? [] : [['facial', left]]) }
    return obstacleTo(goal(changes), claimant, new Date(at), zone)
  }
  const noon = '2026-11-21T20:00:00Z'

  it('is nothing, as a rule', () => {
    expect(facing({}, noon)).toBeUndefined()
    expect(facing({ stock: 5 }, noon, undefined, 1)).toBeUndefined()
    expect(facing({ tiers: ['Gold', 'Bronze'] }, noon)).toBeUndefined()
  })

  it('is the clinic’s calendar, to the minute of its clock', () => {
    const season = { startsOn: '2026-12-01', endsOn: '2026-12-24' }
    expect(facing(season, '2026-12-01T07:59:59Z')).toEqual({ kind: 'not yet', day: '2026-12-01' })
    expect(facing(season, '2026-12-01T08:00:00Z')).toBeUndefined()
    expect(facing(season, '2026-12-25T07:59:59Z')).toBeUndefined()
    expect(facing(season, '2026-12-25T08:00:00Z')).toEqual({ kind: 'over', day: '2026-12-24' })
  })

  it('is a claim before, for ever or for so many days', () => {
    expect(facing({}, noon, '2020-01-01T20:00:00Z')).toEqual({ kind: 'claimed' })
    const monthly = { repeatDays: 30 }
    // The clocks go back between; a day is a day.
    const claimed = '2026-10-20T06:59:59Z'
    expect(facing(monthly, '2026-11-18T07:59:59Z', claimed)).toEqual({
      kind: 'again later',
      day: '2026-11-18',
    })
    expect(facing(monthly, '2026-11-18T08:00:00Z', claimed)).toBeUndefined()
    expect(facing({ repeatDays: 1 }, noon, noon)).toEqual({ kind: 'again later', day: '2026-11-22' })
  })

  it('is a tier that it is not for, and then that none is left', () => {
    expect(facing({ tiers: ['Gold'] }, noon, undefined, 0)).toEqual({ kind: 'other tier' })
    expect(facing({ tiers: ['Gold'] }, noon, undefined, 0, 'Gold')).toEqual({ kind: 'sold out' })
  })

  it('is known to the ledger once, or once a clinic day', () => {
    expect(redemptionReference(goal(), '2026-11-21')).toBe('goal:facial')
    expect(redemptionReference(goal({ repeatDays: 2 }), '2026-11-21')).toBe('goal:facial:2026-11-21')
  })
})

describe('what is noted on a reward', () => {
  const names = new Map([['Platinum', 'Diamond']])
  const goal = { id: 'facial', pointsRequired: 100, tiers: ['Gold', 'Platinum'], endsOn: '2026-11-30' }
  it.each([
    [{ kind: 'claimed' }, undefined, null],
    [{ kind: 'again later', day: '2026-12-05' }, 1, 'Available again Saturday, December 5'],
    [{ kind: 'other tier' }, 1, 'For Gold and Diamond members'],
    [{ kind: 'sold out' }, 0, '0 left · Until Monday, November 30'],
    [undefined, 1, '1 left · Until Monday, November 30'],
  ] as const)('with %j and %s left is: %s', (obstacle, left, note) => {
    const having = { balance: 100, left: new Map(left === undefined ? [] : [['facial', left]]) }
    expect(progressTowards(goal as unknown as Goal, having, obstacle, names)).toMatchObject({ note })
  })

  it('names three tiers', () => {
    expect(namedTiers(['Silver', 'Gold', 'Platinum'], names)).toBe('Silver, Gold and Diamond')
  })
})
