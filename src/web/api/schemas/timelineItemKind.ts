export type TimelineItemKind = (typeof TimelineItemKind)[keyof typeof TimelineItemKind]

export const TimelineItemKind = {
  'check-in': 'check-in',
  treatment: 'treatment',
  points: 'points',
  reward: 'reward',
  voucher: 'voucher',
  request: 'request',
  consent: 'consent',
  message: 'message',
} as const
