export type RemoveContactBodyKind = (typeof RemoveContactBodyKind)[keyof typeof RemoveContactBodyKind]

export const RemoveContactBodyKind = {
  email: 'email',
  phone: 'phone',
} as const
