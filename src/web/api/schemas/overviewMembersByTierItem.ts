import type { OverviewMembersByTierItemTier } from './overviewMembersByTierItemTier.ts'

export type OverviewMembersByTierItem = {
  tier: OverviewMembersByTierItemTier
  members: number
}
