export type PreviewCampaignTargetAudience = (typeof PreviewCampaignTargetAudience)[keyof typeof PreviewCampaignTargetAudience]

export const PreviewCampaignTargetAudience = {
  ALL: 'ALL',
  VIP_BRONZE: 'VIP_BRONZE',
  VIP_SILVER: 'VIP_SILVER',
  VIP_GOLD: 'VIP_GOLD',
  VIP_PLATINUM: 'VIP_PLATINUM',
  BIRTHDAY_TODAY: 'BIRTHDAY_TODAY',
  BIRTHDAY_MONTH: 'BIRTHDAY_MONTH',
  INACTIVE_USERS: 'INACTIVE_USERS',
  NEW_CUSTOMERS: 'NEW_CUSTOMERS',
  VIP_TIER: 'VIP_TIER',
  POINTS_RANGE: 'POINTS_RANGE',
  NOT_CLAIMED: 'NOT_CLAIMED',
} as const
