import type { OverviewMembersByTierItem } from './overviewMembersByTierItem.ts'

export type OverviewMembers = {
  total: number
  /** In the period. */
  joined: number
  byTier: OverviewMembersByTierItem[]
}
