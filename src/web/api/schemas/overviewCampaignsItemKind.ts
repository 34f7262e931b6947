export type OverviewCampaignsItemKind = (typeof OverviewCampaignsItemKind)[keyof typeof OverviewCampaignsItemKind]

export const OverviewCampaignsItemKind = {
  notification: 'notification',
  birthday: 'birthday',
  promotion: 'promotion',
  email: 'email',
  sms: 'sms',
} as const
