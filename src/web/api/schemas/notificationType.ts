export type NotificationType = (typeof NotificationType)[keyof typeof NotificationType]

export const NotificationType = {
  PROMOTION: 'PROMOTION',
  POINTS_EARNED: 'POINTS_EARNED',
  REWARD_AVAILABLE: 'REWARD_AVAILABLE',
  REMINDER: 'REMINDER',
  BIRTHDAY: 'BIRTHDAY',
  GENERAL: 'GENERAL',
} as const
