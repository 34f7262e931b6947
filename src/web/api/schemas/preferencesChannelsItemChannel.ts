export type PreferencesChannelsItemChannel = (typeof PreferencesChannelsItemChannel)[keyof typeof PreferencesChannelsItemChannel]

export const PreferencesChannelsItemChannel = {
  email: 'email',
  push: 'push',
  sms: 'sms',
} as const
