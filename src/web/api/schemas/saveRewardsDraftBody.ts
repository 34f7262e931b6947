import type { RewardsContents } from './rewardsContents.ts'

export type SaveRewardsDraftBody = {
  contents: RewardsContents
}
