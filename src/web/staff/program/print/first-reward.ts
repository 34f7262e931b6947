import type { PointsGoal } from '#api/schemas/index.ts'
import type { Reward } from '../draft/parts.ts'

/**
 * The cheapest reward that a poster can promise everyone. It must be published, and have no limit by tier, stock or
 * date, in the draft either.
 */
export function firstReward(published: readonly PointsGoal[], edited: readonly Reward[]) {
  const lasting = new Set(edited.filter(isUnlimited).map(({ id }) => id))
  return published
    .filter(({ id }) => lasting.has(id))
    .toSorted((a, b) => a.pointsRequired - b.pointsRequired)[0]
}

const isUnlimited = ({ tiers, stock, startsOn, endsOn, isPaused, isArchived }: Reward) =>
  tiers.length === 0 && stock === null && !startsOn && !endsOn && !isPaused && !isArchived
