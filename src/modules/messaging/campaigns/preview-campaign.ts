import { channelOf } from './campaign.ts'
import type { CampaignsPorts, CampaignTarget, RecipientsPreview } from './ports.ts'

export interface CampaignPreview extends RecipientsPreview {
  /** False: the channel has no provider, so sending is refused. */
  readonly isSetUp: boolean
}

export async function previewCampaign(
  ports: Pick<CampaignsPorts, 'isSetUp' | 'previewRecipients'>,
  order: Omit<CampaignTarget, 'channel'>,
): Promise<CampaignPreview> {
  const channel = channelOf(order.kind)
  return { isSetUp: ports.isSetUp(channel), ...(await ports.previewRecipients({ ...order, channel })) }
}
