export type PatientDetailsVipTier = (typeof PatientDetailsVipTier)[keyof typeof PatientDetailsVipTier]

export const PatientDetailsVipTier = {
  Bronze: 'Bronze',
  Silver: 'Silver',
  Gold: 'Gold',
  Platinum: 'Platinum',
} as const
