export type AddStaffBodyRole = (typeof AddStaffBodyRole)[keyof typeof AddStaffBodyRole]

export const AddStaffBodyRole = {
  owner: 'owner',
  manager: 'manager',
  clinical: 'clinical',
  front_desk: 'front desk',
} as const
