import type { WebhookEventsItem } from './webhookEventsItem.ts'

export interface Webhook {
  id: string
  url: string
  events: WebhookEventsItem[]
  isEnabled: boolean
  /**
   * Since when all deliveries have failed.
   * @nullable
   */
  failingSince: string | null
  /** Turned off automatically because all deliveries failed for five days or the endpoint returned 410. */
  wasGivenUp: boolean
  createdBy: string
  createdAt: string
}
