export type WebhookEventsItem = (typeof WebhookEventsItem)[keyof typeof WebhookEventsItem]

export const WebhookEventsItem = {
  memberjoined: 'member.joined',
  pointschanged: 'points.changed',
  tierchanged: 'tier.changed',
  rewardclaimed: 'reward.claimed',
  voucherredeemed: 'voucher.redeemed',
} as const
