export type PreviewCampaignType = (typeof PreviewCampaignType)[keyof typeof PreviewCampaignType]

export const PreviewCampaignType = {
  PROMOTION: 'PROMOTION',
  POINTS_EARNED: 'POINTS_EARNED',
  REWARD_AVAILABLE: 'REWARD_AVAILABLE',
  REMINDER: 'REMINDER',
  BIRTHDAY: 'BIRTHDAY',
  GENERAL: 'GENERAL',
} as const
