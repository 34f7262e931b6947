import type { OverviewMembersByTierItem } from './overviewMembersByTierItem.ts'

export type OverviewMembers = {
  total: number
  /** Members who joined in the period. */
  joined: number
  byTier: OverviewMembersByTierItem[]
}
