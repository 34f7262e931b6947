import type { RewardsContents } from './rewardsContents.ts'

export interface RewardsDraft {
  /** Send it as `If-Match`, in quotes. */
  revision: string
  /** Whether the draft differs from what’s published. */
  changed: boolean
  /** @nullable */
  changedBy: string | null
  /** @nullable */
  changedAt: string | null
  contents: RewardsContents
}
