export type EnrollPatientBodyConsentsItemWording = (typeof EnrollPatientBodyConsentsItemWording)[keyof typeof EnrollPatientBodyConsentsItemWording]

export const EnrollPatientBodyConsentsItemWording = {
  'preferences-2': 'preferences-2',
} as const
