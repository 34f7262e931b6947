export type AdminNotificationState = (typeof AdminNotificationState)[keyof typeof AdminNotificationState]

export const AdminNotificationState = {
  scheduled: 'scheduled',
  sending: 'sending',
  paused: 'paused',
  late: 'late',
  done: 'done',
  cancelled: 'cancelled',
} as const
