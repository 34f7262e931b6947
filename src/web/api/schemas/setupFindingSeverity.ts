export type SetupFindingSeverity = (typeof SetupFindingSeverity)[keyof typeof SetupFindingSeverity]

export const SetupFindingSeverity = {
  critical: 'critical',
  warning: 'warning',
} as const
