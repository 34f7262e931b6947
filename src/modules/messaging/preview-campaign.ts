import { type Addressed, addressingOf } from './addressing.ts'
import { channelOf, isService, type Skipped } from './campaigns.ts'
import type { MessagingPorts } from './ports.ts'
import { quietUntil } from './quiet-hours.ts'

export interface CampaignPreview {
  /** False: nobody takes messages of this channel, so that sending it is refused. */
  readonly isSetUp: boolean
  readonly willGet: number
  readonly skipped: readonly Skipped[]
  /** Marketing waits until then. */
  readonly quietUntil: Date | null
}

export async function previewCampaign(ports: MessagingPorts, order: Addressed): Promise<CampaignPreview> {
  const { deliveries, quietHours, timeZone, now } = ports
  const at = now()
  return {
    isSetUp: ports.isSetUp(channelOf(order.kind)),
    ...(await deliveries.preview(addressingOf(ports, order, at))),
    quietUntil: (!isService(order) && quietUntil(at, quietHours, timeZone)) || null,
  }
}
