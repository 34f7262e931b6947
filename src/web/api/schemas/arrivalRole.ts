export type ArrivalRole = (typeof ArrivalRole)[keyof typeof ArrivalRole]

export const ArrivalRole = {
  owner: 'owner',
  manager: 'manager',
  clinical: 'clinical',
  front_desk: 'front desk',
} as const
