export type EnrollPatientBodyConsentsItemWording = (typeof EnrollPatientBodyConsentsItemWording)[keyof typeof EnrollPatientBodyConsentsItemWording]

export const EnrollPatientBodyConsentsItemWording = {
  'preferences-1': 'preferences-1',
} as const
