/**
 * GENERAL and REMINDER aren’t marketing: everyone in the audience gets them in the app.
 */
export type SendNotificationBodyType = (typeof SendNotificationBodyType)[keyof typeof SendNotificationBodyType]

export const SendNotificationBodyType = {
  PROMOTION: 'PROMOTION',
  POINTS_EARNED: 'POINTS_EARNED',
  REWARD_AVAILABLE: 'REWARD_AVAILABLE',
  REMINDER: 'REMINDER',
  BIRTHDAY: 'BIRTHDAY',
  GENERAL: 'GENERAL',
} as const
