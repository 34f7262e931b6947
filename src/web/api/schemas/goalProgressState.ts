/**
 * `closed` means that the reward can’t be claimed right now, regardless of points; `note` says why.
 */
export type GoalProgressState = (typeof GoalProgressState)[keyof typeof GoalProgressState]

export const GoalProgressState = {
  not_reached: 'not reached',
  claimable: 'claimable',
  claimed: 'claimed',
  closed: 'closed',
} as const
