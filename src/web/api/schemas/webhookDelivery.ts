import type { WebhookDeliveryStatus } from './webhookDeliveryStatus.ts'
import type { WebhookDeliveryType } from './webhookDeliveryType.ts'

export interface WebhookDelivery {
  /** The ID of the event. `webhook-id` is `msg_` followed by this ID. */
  id: string
  number: string
  type: WebhookDeliveryType
  at: string
  status: WebhookDeliveryStatus
  attempts: number
  /** @nullable */
  lastAt: string | null
  /**
   * The endpoint’s last HTTP status.
   * @nullable
   */
  lastStatus: number | null
  /**
   * Why there was no response.
   * @nullable
   */
  lastError: string | null
  /** @nullable */
  nextAt: string | null
}
