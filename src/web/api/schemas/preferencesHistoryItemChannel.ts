export type PreferencesHistoryItemChannel = (typeof PreferencesHistoryItemChannel)[keyof typeof PreferencesHistoryItemChannel]

export const PreferencesHistoryItemChannel = {
  email: 'email',
  push: 'push',
  sms: 'sms',
} as const
