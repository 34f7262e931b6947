export type WebhookDeliveryStatus = (typeof WebhookDeliveryStatus)[keyof typeof WebhookDeliveryStatus]

export const WebhookDeliveryStatus = {
  pending: 'pending',
  sent: 'sent',
  failed: 'failed',
} as const
