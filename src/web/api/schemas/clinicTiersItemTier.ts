export type ClinicTiersItemTier = (typeof ClinicTiersItemTier)[keyof typeof ClinicTiersItemTier]

export const ClinicTiersItemTier = {
  Bronze: 'Bronze',
  Silver: 'Silver',
  Gold: 'Gold',
  Platinum: 'Platinum',
} as const
