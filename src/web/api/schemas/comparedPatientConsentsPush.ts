export type ComparedPatientConsentsPush = (typeof ComparedPatientConsentsPush)[keyof typeof ComparedPatientConsentsPush]

export const ComparedPatientConsentsPush = {
  on: 'on',
  off: 'off',
  undecided: 'undecided',
} as const
