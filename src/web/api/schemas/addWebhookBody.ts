import type { AddWebhookBodyEventsItem } from './addWebhookBodyEventsItem.ts'

export type AddWebhookBody = {
  /**
   * @minLength 1
   * @maxLength 500
   */
  url: string
  /**
   * @minItems 1
   * @maxItems 5
   */
  events: AddWebhookBodyEventsItem[]
}
