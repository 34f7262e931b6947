export type ComparedPatientConsentsEmail = (typeof ComparedPatientConsentsEmail)[keyof typeof ComparedPatientConsentsEmail]

export const ComparedPatientConsentsEmail = {
  on: 'on',
  off: 'off',
  undecided: 'undecided',
} as const
