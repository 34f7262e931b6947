export type ListPatientsTier = (typeof ListPatientsTier)[keyof typeof ListPatientsTier]

export const ListPatientsTier = {
  Bronze: 'Bronze',
  Silver: 'Silver',
  Gold: 'Gold',
  Platinum: 'Platinum',
} as const
