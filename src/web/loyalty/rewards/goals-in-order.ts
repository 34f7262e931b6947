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
  /** The goal that needs the fewest additional points. */
  readonly next: MeasuredGoal | undefined
  readonly later: readonly MeasuredGoal[]
  readonly claimed: readonly MeasuredGoal[]
}

/** Groups the goals by when they can be claimed. */
export function groupsOf(goals: readonly MeasuredGoal[]): GoalGroups {
  const [next, ...farther] = goals.filter(({ state }) => state === 'not reached')
  return {
    ready: goals.filter(({ state }) => state === 'claimable'),
    next,
    later: [...farther, ...goals.filter(({ state }) => state === 'closed')],
    claimed: goals.filter(({ state }) => state === 'claimed'),
  }
}

/**
 * The active goals with the member's progress from the server: claimable ones first, then the closest, and last those
 * that can’t be claimed.
 */
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
