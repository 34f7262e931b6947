export type PatientDetailsTier = (typeof PatientDetailsTier)[keyof typeof PatientDetailsTier]

export const PatientDetailsTier = {
  Bronze: 'Bronze',
  Silver: 'Silver',
  Gold: 'Gold',
  Platinum: 'Platinum',
} as const
