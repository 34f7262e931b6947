export type PreviewCampaignSendToAll = (typeof PreviewCampaignSendToAll)[keyof typeof PreviewCampaignSendToAll]

export const PreviewCampaignSendToAll = {
  true: 'true',
  false: 'false',
} as const
