import type { UserNextReward } from './userNextReward.ts'
import type { UserRole } from './userRole.ts'
import type { UserTier } from './userTier.ts'
import type { UserTierProgress } from './userTierProgress.ts'
import type { UserVipTier } from './userVipTier.ts'

export interface User {
  id: string
  email: string
  name: string
  firstName: string
  lastName: string
  role: UserRole
  /** @nullable */
  profileImageUrl: string | null
  pointsBalance: number
  points: number
  /** All milestones reached so far, lowest first. */
  milestonesReached: number[]
  /** When accounts were merged. Milestones reached through a merge aren’t celebrated. */
  mergedAt?: string
  vipTier: UserVipTier
  tier: UserTier
  tierProgress: UserTierProgress
  /** @nullable */
  nextReward: UserNextReward
  totalSpent: string
  totalVisits: number
  /** @nullable */
  dateOfBirth: string | null
  /** @nullable */
  birthday: string | null
  isActive: boolean
  createdAt: string
  /** @nullable */
  lastLoginAt: string | null
}
