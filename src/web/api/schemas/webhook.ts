import type { WebhookEventsItem } from './webhookEventsItem.ts'

export interface Webhook {
  id: string
  url: string
  events: WebhookEventsItem[]
  isEnabled: boolean
  /**
   * Since when nothing has arrived there.
   * @nullable
   */
  failingSince: string | null
  /** Switched off by the app: nothing arrived for five days, or it answered 410. */
  wasGivenUp: boolean
  createdBy: string
  createdAt: string
}
