export type SentBirthdaySpecialsState = (typeof SentBirthdaySpecialsState)[keyof typeof SentBirthdaySpecialsState]

export const SentBirthdaySpecialsState = {
  scheduled: 'scheduled',
  sending: 'sending',
  paused: 'paused',
  late: 'late',
  done: 'done',
  cancelled: 'cancelled',
} as const
