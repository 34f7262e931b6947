export type PatientVipTier = (typeof PatientVipTier)[keyof typeof PatientVipTier]

export const PatientVipTier = {
  Bronze: 'Bronze',
  Silver: 'Silver',
  Gold: 'Gold',
  Platinum: 'Platinum',
} as const
