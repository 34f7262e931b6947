export type SentPromotionState = (typeof SentPromotionState)[keyof typeof SentPromotionState]

export const SentPromotionState = {
  scheduled: 'scheduled',
  sending: 'sending',
  paused: 'paused',
  late: 'late',
  done: 'done',
  cancelled: 'cancelled',
} as const
