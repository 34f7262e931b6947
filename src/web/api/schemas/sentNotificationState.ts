export type SentNotificationState = (typeof SentNotificationState)[keyof typeof SentNotificationState]

export const SentNotificationState = {
  scheduled: 'scheduled',
  sending: 'sending',
  paused: 'paused',
  late: 'late',
  done: 'done',
  cancelled: 'cancelled',
} as const
