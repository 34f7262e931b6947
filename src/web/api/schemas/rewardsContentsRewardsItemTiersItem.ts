export type RewardsContentsRewardsItemTiersItem = (typeof RewardsContentsRewardsItemTiersItem)[keyof typeof RewardsContentsRewardsItemTiersItem]

export const RewardsContentsRewardsItemTiersItem = {
  Bronze: 'Bronze',
  Silver: 'Silver',
  Gold: 'Gold',
  Platinum: 'Platinum',
} as const
