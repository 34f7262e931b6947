export type ChoosePreferenceBodyChannel = (typeof ChoosePreferenceBodyChannel)[keyof typeof ChoosePreferenceBodyChannel]

export const ChoosePreferenceBodyChannel = {
  email: 'email',
  push: 'push',
  sms: 'sms',
} as const
