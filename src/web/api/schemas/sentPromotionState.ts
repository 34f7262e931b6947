export type SentPromotionState = (typeof SentPromotionState)[keyof typeof SentPromotionState]

export const SentPromotionState = {
  scheduled: 'scheduled',
  sending: 'sending',
  paused: 'paused',
  done: 'done',
  cancelled: 'cancelled',
} as const
