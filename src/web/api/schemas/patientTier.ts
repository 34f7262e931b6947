export type PatientTier = (typeof PatientTier)[keyof typeof PatientTier]

export const PatientTier = {
  Bronze: 'Bronze',
  Silver: 'Silver',
  Gold: 'Gold',
  Platinum: 'Platinum',
} as const
