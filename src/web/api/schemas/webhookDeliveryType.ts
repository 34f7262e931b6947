export type WebhookDeliveryType = (typeof WebhookDeliveryType)[keyof typeof WebhookDeliveryType]

export const WebhookDeliveryType = {
  memberjoined: 'member.joined',
  pointschanged: 'points.changed',
  tierchanged: 'tier.changed',
  rewardclaimed: 'reward.claimed',
  voucherredeemed: 'voucher.redeemed',
} as const
