import { expect, it } from 'vitest'
import type { PointsGoal } from '../../../../src/web/api/schemas/pointsGoal.ts'
import type { Reward } from '../../../../src/web/staff/program/draft/parts.ts'
import { firstReward } from '../../../../src/web/staff/program/print/first-reward.ts'

const published = (id: string, pointsRequired: number) => ({ id, pointsRequired }) as PointsGoal
const edited = (id: string, change: Partial<Reward> = {}) =>
  ({ id, tiers: [], stock: null, startsOn: null, endsOn: null, ...change }) as unknown as Reward

const drip = published('drip', 900)
const peel = published('peel', 100)

it('paper promises the nearest reward', () => {
  expect(firstReward([drip, peel], [edited('drip'), edited('peel')])).toBe(peel)
})

it.each([
  { tiers: ['Gold' as const] },
  { stock: 5 },
  { startsOn: '2026-12-01' },
  { endsOn: '2026-12-24' },
  { isPaused: true },
  { isArchived: true },
])('paper promises none that not everybody can have for good: %o', limit => {
  expect(firstReward([drip, peel], [edited('drip'), edited('peel', limit)])).toBe(drip)
})

it('paper promises nothing that is not published, and nothing that nobody could look up', () => {
  expect(firstReward([], [edited('peel')])).toBeUndefined()
  expect(firstReward([peel], [])).toBeUndefined()
})
