import type { WebhookDeliveryStatus } from './webhookDeliveryStatus.ts'
import type { WebhookDeliveryType } from './webhookDeliveryType.ts'

export interface WebhookDelivery {
  /** Of the event; `webhook-id` is `msg_` and this. */
  id: string
  number: string
  type: WebhookDeliveryType
  at: string
  status: WebhookDeliveryStatus
  attempts: number
  /** @nullable */
  lastAt: string | null
  /**
   * What the other side answered last.
   * @nullable
   */
  lastStatus: number | null
  /**
   * Why there was no answer.
   * @nullable
   */
  lastError: string | null
  /** @nullable */
  nextAt: string | null
}
