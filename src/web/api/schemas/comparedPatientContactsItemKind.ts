export type ComparedPatientContactsItemKind = (typeof ComparedPatientContactsItemKind)[keyof typeof ComparedPatientContactsItemKind]

export const ComparedPatientContactsItemKind = {
  email: 'email',
  phone: 'phone',
} as const
