import type { Webhook } from './webhook.ts'

export interface IssuedWebhook {
  webhook: Webhook
  /** Signs what is sent (`whsec_…`). Shown here and nowhere else. */
  secret: string
}
