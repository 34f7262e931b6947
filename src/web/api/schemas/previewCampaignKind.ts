export type PreviewCampaignKind = (typeof PreviewCampaignKind)[keyof typeof PreviewCampaignKind]

export const PreviewCampaignKind = {
  notification: 'notification',
  birthday: 'birthday',
  promotion: 'promotion',
  email: 'email',
  sms: 'sms',
} as const
