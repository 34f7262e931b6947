export type PatientSuggestionVipTier = (typeof PatientSuggestionVipTier)[keyof typeof PatientSuggestionVipTier]

export const PatientSuggestionVipTier = {
  Bronze: 'Bronze',
  Silver: 'Silver',
  Gold: 'Gold',
  Platinum: 'Platinum',
} as const
