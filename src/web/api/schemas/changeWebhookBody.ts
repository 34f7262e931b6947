import type { ChangeWebhookBodyEventsItem } from './changeWebhookBodyEventsItem.ts'

export type ChangeWebhookBody = {
  /**
   * @minLength 1
   * @maxLength 500
   */
  url?: string
  /**
   * @minItems 1
   * @maxItems 5
   */
  events?: ChangeWebhookBodyEventsItem[]
  isEnabled?: boolean
}
