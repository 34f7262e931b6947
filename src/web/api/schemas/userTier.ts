export type UserTier = (typeof UserTier)[keyof typeof UserTier]

export const UserTier = {
  Bronze: 'Bronze',
  Silver: 'Silver',
  Gold: 'Gold',
  Platinum: 'Platinum',
} as const
