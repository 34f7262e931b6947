export type UserVipTier = (typeof UserVipTier)[keyof typeof UserVipTier]

export const UserVipTier = {
  Bronze: 'Bronze',
  Silver: 'Silver',
  Gold: 'Gold',
  Platinum: 'Platinum',
} as const
