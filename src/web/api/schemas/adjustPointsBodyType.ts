export type AdjustPointsBodyType = (typeof AdjustPointsBodyType)[keyof typeof AdjustPointsBodyType]

export const AdjustPointsBodyType = {
  add: 'add',
  subtract: 'subtract',
  set: 'set',
} as const
