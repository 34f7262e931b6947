export type OwnContactKind = (typeof OwnContactKind)[keyof typeof OwnContactKind]

export const OwnContactKind = {
  email: 'email',
  phone: 'phone',
} as const
