export type PresentPatientVipTier = (typeof PresentPatientVipTier)[keyof typeof PresentPatientVipTier]

export const PresentPatientVipTier = {
  Bronze: 'Bronze',
  Silver: 'Silver',
  Gold: 'Gold',
  Platinum: 'Platinum',
} as const
