export type RewardsContentsRewardsItemColor = (typeof RewardsContentsRewardsItemColor)[keyof typeof RewardsContentsRewardsItemColor]

export const RewardsContentsRewardsItemColor = {
  rose: 'rose',
  amber: 'amber',
  sage: 'sage',
  stone: 'stone',
  bronze: 'bronze',
  silver: 'silver',
  gold: 'gold',
  platinum: 'platinum',
} as const
