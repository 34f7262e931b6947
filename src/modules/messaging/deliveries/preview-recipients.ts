import type { CampaignTarget, SkipCount } from './delivery.ts'
import type { DeliveriesPorts } from './ports.ts'
import { marketingWaitsUntil, recipientQuery } from './recipient-query.ts'

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
  const at = ports.now()
  return {
    ...(await ports.recipients.preview(await recipientQuery(ports, order, at))),
    quietUntil: (await marketingWaitsUntil(ports, order, at)) ?? null,
  }
}
