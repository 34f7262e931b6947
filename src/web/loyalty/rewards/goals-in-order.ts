import type { GoalProgress, GoalProgressState, PointsGoal } from '#api/schemas/index.ts'

export type MeasuredGoal = PointsGoal & Pick<GoalProgress, 'state' | 'percent' | 'pointsMissing' | 'note'>

const rank: Record<GoalProgressState, number> = {
  claimable: 0,
  'not reached': 1,
  closed: 2,
  claimed: 3,
}

interface GoalGroups {
  readonly ready: readonly MeasuredGoal[]
  /** The one that takes the fewest points more. */
  readonly next: MeasuredGoal | undefined
  readonly later: readonly MeasuredGoal[]
  readonly claimed: readonly MeasuredGoal[]
}

/** The same by when they can be had. */
export function groupsOf(goals: readonly MeasuredGoal[]): GoalGroups {
  const [next, ...farther] = goals.filter(({ state }) => state === 'not reached')
  return {
    ready: goals.filter(({ state }) => state === 'claimable'),
    next,
    later: [...farther, ...goals.filter(({ state }) => state === 'closed')],
    claimed: goals.filter(({ state }) => state === 'claimed'),
  }
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
