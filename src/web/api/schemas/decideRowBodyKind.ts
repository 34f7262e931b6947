export type DecideRowBodyKind = (typeof DecideRowBodyKind)[keyof typeof DecideRowBodyKind]

export const DecideRowBodyKind = {
  new: 'new',
  matched: 'matched',
} as const
