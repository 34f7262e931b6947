export type PreviewCampaignTier = (typeof PreviewCampaignTier)[keyof typeof PreviewCampaignTier]

export const PreviewCampaignTier = {
  Bronze: 'Bronze',
  Silver: 'Silver',
  Gold: 'Gold',
  Platinum: 'Platinum',
} as const
