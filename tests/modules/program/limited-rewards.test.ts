import { describe, expect, it } from 'vitest'
import { differenceBetween } from '../../../src/modules/program/rules/difference.ts'
import { completedDocument, problemsOf } from '../../../src/modules/program/rules/parts.ts'
import { document, reward, withRewards, withTiers } from './small-program.ts'

describe('a reward in the program', () => {
  it('is unlimited where it was kept before limits could be said', () => {
    const limits = new Set(['imageUrl', 'worthCents', 'repeatDays', 'stock', 'tiers', 'startsOn', 'endsOn'])
    const old = Object.fromEntries(Object.entries(reward).filter(([name]) => !limits.has(name)))
    expect(completedDocument({ rewards: { rewards: [old as typeof reward] } }).rewards).toEqual(
      document.rewards,
    )
    const limited = { rewards: [{ ...reward, stock: 5, tiers: ['Gold'], endsOn: '2026-12-24' }] }
    expect(completedDocument({ rewards: limited }).rewards).toEqual(limited)
  })

  it('says its limits in words', () => {
    const changed = {
      ...reward,
      worthCents: 25_00,
      repeatDays: 30,
      stock: 1_200,
      tiers: ['Gold', 'Platinum'],
      startsOn: '2026-12-01',
      endsOn: '2026-12-24',
    }
    const words = (before: typeof reward, after: typeof reward) =>
      differenceBetween(withRewards(before), withRewards(after)).map(change => change.words)
    expect(words(reward, changed)).toEqual([
      '$25 Credit: dollar value not set → $25.00',
      '$25 Credit: claimed once → again after 30 days',
      '$25 Credit: quantity unlimited → 1,200',
      '$25 Credit: for everyone → Gold, Platinum',
      '$25 Credit: from 2026-12-01',
      '$25 Credit: until 2026-12-24',
    ])
    const { tiers } = withTiers({ Gold: { name: 'Sun' } })
    const named = { ...withRewards(changed), tiers }
    expect(differenceBetween({ ...withRewards(reward), tiers }, named).map(change => change.after)).toContain(
      'Sun, Platinum',
    )
    expect(
      words(reward, { ...reward, description: 'Yours', icon: 'star', color: 'gold', validDays: 9 }),
    ).toEqual([
      '$25 Credit: description Yours',
      '$25 Credit: icon gift → star',
      '$25 Credit: color rose → gold',
      '$25 Credit: valid indefinitely → for 9 days',
    ])
    expect(words(changed, reward)).toContain('$25 Credit: for Gold, Platinum → everyone')
  })

  it('says of its picture only that it is another one, or none', () => {
    const path = (of: string) => `/api/pictures/${of.repeat(32)}-800.webp`
    const words = (before: string | null, after: string | null) =>
      differenceBetween(
        withRewards({ ...reward, imageUrl: before }),
        withRewards({ ...reward, imageUrl: after }),
      ).map(change => change.words)
    expect(words(null, path('a'))).toEqual(['$25 Credit: a new picture'])
    expect(words(path('a'), path('b'))).toEqual(['$25 Credit: a new picture'])
    expect(words(path('b'), null)).toEqual(['$25 Credit: no picture'])
  })

  it('ends no sooner than it begins', () => {
    const problems = (startsOn: string | null, endsOn: string | null, isArchived = false) =>
      problemsOf('rewards', withRewards({ ...reward, startsOn, endsOn, isArchived }))
    expect(problems('2026-12-02', '2026-12-01')).toEqual([
      { path: 'rewards.0.endsOn', message: 'The end date is before the start date.' },
    ])
    expect(problems('2026-12-01', '2026-12-01')).toEqual([])
    expect(problems('2026-12-02', null)).toEqual([])
    expect(problems(null, '2026-12-01')).toEqual([])
    expect(problems('2026-12-02', '2026-12-01', true)).toEqual([])
  })
})
