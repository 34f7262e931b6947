export type ChangeWebhookBodyEventsItem = (typeof ChangeWebhookBodyEventsItem)[keyof typeof ChangeWebhookBodyEventsItem]

export const ChangeWebhookBodyEventsItem = {
  memberjoined: 'member.joined',
  pointschanged: 'points.changed',
  tierchanged: 'tier.changed',
  rewardclaimed: 'reward.claimed',
  voucherredeemed: 'voucher.redeemed',
} as const
