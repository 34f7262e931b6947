/**
 * A reward that can be claimed, a progress photo that is due, or a promotion that ends soon.
 */
export type FocusOfDayKind = (typeof FocusOfDayKind)[keyof typeof FocusOfDayKind]

export const FocusOfDayKind = {
  reward: 'reward',
  photo: 'photo',
  special: 'special',
  none: 'none',
} as const
