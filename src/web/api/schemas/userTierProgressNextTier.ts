/**
 * @nullable
 */
export type UserTierProgressNextTier = (typeof UserTierProgressNextTier)[keyof typeof UserTierProgressNextTier] | null

export const UserTierProgressNextTier = {
  Bronze: 'Bronze',
  Silver: 'Silver',
  Gold: 'Gold',
  Platinum: 'Platinum',
} as const
