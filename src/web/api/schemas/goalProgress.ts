import type { GoalProgressState } from './goalProgressState.ts'

export interface GoalProgress {
  goalId: string
  isRedeemed: boolean
  /** `closed` means that the reward can’t be claimed right now, regardless of points; `note` says why. */
  state: GoalProgressState
  percent: number
  pointsMissing: number
  /**
   * A short note, such as “3 left”.
   * @nullable
   */
  note: string | null
}
