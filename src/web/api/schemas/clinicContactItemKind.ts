export type ClinicContactItemKind = (typeof ClinicContactItemKind)[keyof typeof ClinicContactItemKind]

export const ClinicContactItemKind = {
  phone: 'phone',
  email: 'email',
  website: 'website',
} as const
