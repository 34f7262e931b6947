export type EnrollPatientBodyConsentsItemChannel = (typeof EnrollPatientBodyConsentsItemChannel)[keyof typeof EnrollPatientBodyConsentsItemChannel]

export const EnrollPatientBodyConsentsItemChannel = {
  email: 'email',
  sms: 'sms',
} as const
