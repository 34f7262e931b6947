export type ListCampaignsKind = (typeof ListCampaignsKind)[keyof typeof ListCampaignsKind]

export const ListCampaignsKind = {
  notification: 'notification',
  birthday: 'birthday',
  promotion: 'promotion',
  email: 'email',
  sms: 'sms',
} as const
