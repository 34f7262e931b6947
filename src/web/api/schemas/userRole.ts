export type UserRole = (typeof UserRole)[keyof typeof UserRole]

export const UserRole = {
  member: 'member',
  staff: 'staff',
} as const
