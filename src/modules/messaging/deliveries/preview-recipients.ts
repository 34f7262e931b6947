import { quietUntil } from '#platform/kernel/quiet-hours.ts'
import { type CampaignTarget, isService, type SkipCount } from './delivery.ts'
import type { DeliveriesPorts } from './ports.ts'
import { recipientQuery } from './recipient-query.ts'

export interface RecipientsPreview {
  readonly willGet: number
  readonly skipped: readonly SkipCount[]
  /** The end of quiet hours, for marketing. */
  readonly quietUntil: Date | null
}

export async function previewRecipients(
  ports: Pick<DeliveriesPorts, 'recipients' | 'quietHours' | 'marketingCap' | 'timeZone' | 'now'>,
  order: CampaignTarget,
): Promise<RecipientsPreview> {
  const { recipients, quietHours, timeZone, now } = ports
  const at = now()
  return {
    ...(await recipients.preview(await recipientQuery(ports, order, at))),
    quietUntil: (!isService(order) && quietUntil(at, await quietHours(), timeZone)) || null,
  }
}
