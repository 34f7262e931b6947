export type StaffMemberRole = (typeof StaffMemberRole)[keyof typeof StaffMemberRole]

export const StaffMemberRole = {
  owner: 'owner',
  manager: 'manager',
  clinical: 'clinical',
  front_desk: 'front desk',
} as const
