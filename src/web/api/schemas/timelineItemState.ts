/**
 * The outcome or current status.
 * @nullable
 */
export type TimelineItemState = (typeof TimelineItemState)[keyof typeof TimelineItemState] | null

export const TimelineItemState = {
  undone: 'undone',
  given: 'given',
  used: 'used',
  taken_back: 'taken back',
  pending: 'pending',
  approved: 'approved',
  denied: 'denied',
  withdrawn: 'withdrawn',
} as const
