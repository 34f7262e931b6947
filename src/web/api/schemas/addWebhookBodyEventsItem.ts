export type AddWebhookBodyEventsItem = (typeof AddWebhookBodyEventsItem)[keyof typeof AddWebhookBodyEventsItem]

export const AddWebhookBodyEventsItem = {
  memberjoined: 'member.joined',
  pointschanged: 'points.changed',
  tierchanged: 'tier.changed',
  rewardclaimed: 'reward.claimed',
  voucherredeemed: 'voucher.redeemed',
} as const
