import type { RewardsContents } from './rewardsContents.ts'

export interface RewardsDraft {
  /** For `If-Match`, in quotes. */
  revision: string
  /** Whether it says something else than what is in force. */
  changed: boolean
  /** @nullable */
  changedBy: string | null
  /** @nullable */
  changedAt: string | null
  contents: RewardsContents
}
