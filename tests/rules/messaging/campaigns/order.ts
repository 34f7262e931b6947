import { audienceOf, type CampaignOrder } from '../../../../src/modules/messaging/campaigns/campaign.ts'

export const order = (changes: Partial<CampaignOrder> = {}): CampaignOrder => ({
  kind: 'email',
  title: 'Glow week',
  message: 'A calm hour.',
  type: 'PROMOTION',
  audience: audienceOf('ALL'),
  imageUrl: null,
  sendToAll: false,
  scheduledFor: null,
  ...changes,
})
