export type ContactKind = (typeof ContactKind)[keyof typeof ContactKind]

export const ContactKind = {
  email: 'email',
  phone: 'phone',
} as const
