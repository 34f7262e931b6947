import type { PointsGoal } from '#api/schemas/index.ts'
import type { Reward } from '../draft/parts.ts'

/**
 * The nearest reward that paper may promise to everybody for as long as it hangs: members have it, and no tier, stock or
 * day limits it, also not in what is edited.
 */
export function firstReward(published: readonly PointsGoal[], edited: readonly Reward[]) {
  const lasting = new Set(edited.filter(isUnlimited).map(({ id }) => id))
  return published
    .filter(({ id }) => lasting.has(id))
    .toSorted((a, b) => a.pointsRequired - b.pointsRequired)[0]
}

const isUnlimited = ({ tiers, stock, startsOn, endsOn, isPaused, isArchived }: Reward) =>
  tiers.length === 0 && stock === null && !startsOn && !endsOn && !isPaused && !isArchived
