import { addressingOf } from './addressing.ts'
import type { CampaignOrder, Skipped } from './campaigns.ts'
import type { MessagingPorts } from './ports.ts'
import { quietUntil } from './quiet-hours.ts'

export interface CampaignPreview {
  readonly willGet: number
  readonly skipped: readonly Skipped[]
  /** Marketing waits until then. */
  readonly quietUntil: Date | null
}

export async function previewCampaign(
  ports: MessagingPorts,
  order: Pick<CampaignOrder, 'kind' | 'audience' | 'sendToAll'>,
): Promise<CampaignPreview> {
  const { deliveries, quietHours, timeZone, now } = ports
  const at = now()
  return {
    ...(await deliveries.preview(addressingOf(ports, order, at))),
    quietUntil: quietUntil(at, quietHours, timeZone) ?? null,
  }
}
