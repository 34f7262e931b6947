/**
 * Closed: it can’t be claimed at the moment, whatever the points; `note` says why.
 */
export type GoalProgressState = (typeof GoalProgressState)[keyof typeof GoalProgressState]

export const GoalProgressState = {
  not_reached: 'not reached',
  claimable: 'claimable',
  claimed: 'claimed',
  closed: 'closed',
} as const
