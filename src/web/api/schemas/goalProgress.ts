import type { GoalProgressState } from './goalProgressState.ts'

export interface GoalProgress {
  goalId: string
  isRedeemed: boolean
  /** Closed: it can’t be claimed at the moment, whatever the points; `note` says why. */
  state: GoalProgressState
  percent: number
  pointsMissing: number
  /**
   * What else there is to know, in a few words: “3 left”.
   * @nullable
   */
  note: string | null
}
