export type SendNotificationBodyTargetAudience = (typeof SendNotificationBodyTargetAudience)[keyof typeof SendNotificationBodyTargetAudience]

export const SendNotificationBodyTargetAudience = {
  ALL: 'ALL',
  VIP_BRONZE: 'VIP_BRONZE',
  VIP_SILVER: 'VIP_SILVER',
  VIP_GOLD: 'VIP_GOLD',
  VIP_PLATINUM: 'VIP_PLATINUM',
  BIRTHDAY_TODAY: 'BIRTHDAY_TODAY',
  BIRTHDAY_MONTH: 'BIRTHDAY_MONTH',
  INACTIVE_USERS: 'INACTIVE_USERS',
  NEW_CUSTOMERS: 'NEW_CUSTOMERS',
} as const
