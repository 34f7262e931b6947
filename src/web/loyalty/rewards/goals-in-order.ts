import type { GoalProgress, GoalProgressState, PointsGoal } from '#api/schemas/index.ts'

export type MeasuredGoal = PointsGoal & Pick<GoalProgress, 'state' | 'percent' | 'pointsMissing' | 'note'>

const rank: Record<GoalProgressState, number> = {
  claimable: 0,
  'not reached': 1,
  closed: 2,
  claimed: 3,
}

/** The active goals with what the server says of them: claimable ones first, then the closest, and last what can’t be claimed. */
export function goalsInOrder(
  goals: readonly PointsGoal[],
  progress: readonly GoalProgress[],
): readonly MeasuredGoal[] {
  const progressOf = new Map(progress.map(one => [one.goalId, one]))
  return goals
    .flatMap(goal => {
      const own = progressOf.get(goal.id)
      return goal.isActive && own ? [{ ...own, ...goal }] : []
    })
    .sort(
      (a, b) =>
        rank[a.state] - rank[b.state] || a.pointsMissing - b.pointsMissing || a.sortOrder - b.sortOrder,
    )
}
