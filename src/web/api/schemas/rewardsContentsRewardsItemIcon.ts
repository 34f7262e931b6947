export type RewardsContentsRewardsItemIcon = (typeof RewardsContentsRewardsItemIcon)[keyof typeof RewardsContentsRewardsItemIcon]

export const RewardsContentsRewardsItemIcon = {
  crown: 'crown',
  droplet: 'droplet',
  flower: 'flower',
  gem: 'gem',
  gift: 'gift',
  heart: 'heart',
  leaf: 'leaf',
  sparkles: 'sparkles',
  star: 'star',
  sun: 'sun',
} as const
