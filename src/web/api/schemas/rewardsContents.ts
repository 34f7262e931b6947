import type { RewardsContentsRewardsItem } from './rewardsContentsRewardsItem.ts'

export interface RewardsContents {
  rewards: RewardsContentsRewardsItem[]
}
