export type ChangeStaffBodyRole = (typeof ChangeStaffBodyRole)[keyof typeof ChangeStaffBodyRole]

export const ChangeStaffBodyRole = {
  owner: 'owner',
  manager: 'manager',
  clinical: 'clinical',
  front_desk: 'front desk',
} as const
