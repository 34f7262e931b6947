export type OverviewMembersByTierItemTier = (typeof OverviewMembersByTierItemTier)[keyof typeof OverviewMembersByTierItemTier]

export const OverviewMembersByTierItemTier = {
  Bronze: 'Bronze',
  Silver: 'Silver',
  Gold: 'Gold',
  Platinum: 'Platinum',
} as const
