export type ComparedPatientConsentsSms = (typeof ComparedPatientConsentsSms)[keyof typeof ComparedPatientConsentsSms]

export const ComparedPatientConsentsSms = {
  on: 'on',
  off: 'off',
  undecided: 'undecided',
} as const
