/**
 * A reward that can be claimed, a progress photo that is due, or the last days of the first promotion.
 */
export type FocusOfDayKind = (typeof FocusOfDayKind)[keyof typeof FocusOfDayKind]

export const FocusOfDayKind = {
  reward: 'reward',
  photo: 'photo',
  special: 'special',
  none: 'none',
} as const
