import type { Webhook } from './webhook.ts'

export interface IssuedWebhook {
  webhook: Webhook
  /** The signing secret (`whsec_…`). Shown only in this response. */
  secret: string
}
