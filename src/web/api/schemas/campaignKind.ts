export type CampaignKind = (typeof CampaignKind)[keyof typeof CampaignKind]

export const CampaignKind = {
  notification: 'notification',
  birthday: 'birthday',
  promotion: 'promotion',
  email: 'email',
  sms: 'sms',
} as const
