export type StartContactChangeBodyKind = (typeof StartContactChangeBodyKind)[keyof typeof StartContactChangeBodyKind]

export const StartContactChangeBodyKind = {
  email: 'email',
  phone: 'phone',
} as const
