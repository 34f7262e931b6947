import type { UserTierProgressNextTier } from './userTierProgressNextTier.ts'

export type UserTierProgress = {
  /** @nullable */
  nextTier: UserTierProgressNextTier
  /** @nullable */
  target: string | null
  missing: string
  percent: number
}
