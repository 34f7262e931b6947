import type { CampaignState } from './campaign.ts'
import type { CampaignsPorts } from './ports.ts'
import { findCampaign } from './read-campaigns.ts'
import { CampaignIsOver } from './refusals.ts'
import { requireChannel } from './require-channel.ts'

export type CampaignAction = 'pause' | 'resume' | 'cancel'

const moves: Readonly<Record<CampaignAction, { from: readonly CampaignState[]; to: CampaignState }>> = {
  pause: { from: ['sending'], to: 'paused' },
  resume: { from: ['paused', 'late'], to: 'sending' },
  cancel: { from: ['scheduled', 'sending', 'paused', 'late'], to: 'cancelled' },
}

export async function controlCampaign(
  ports: Pick<
    CampaignsPorts,
    'campaigns' | 'prepareDeliveries' | 'cancelDeliveries' | 'enqueueCampaignDelivery' | 'isSetUp' | 'now'
  >,
  id: string,
  action: CampaignAction,
): Promise<void> {
  const { campaigns, cancelDeliveries, enqueueCampaignDelivery, now } = ports
  const at = now()
  const { from, to } = moves[action]
  const campaign = await findCampaign(ports, id)
  // A double click finds the campaign already in the requested state.
  if (campaign.state === to) return
  if (action === 'resume') requireChannel(ports, campaign.channel)
  if (!(await campaigns.move(id, from, to, at))) throw new CampaignIsOver(action)
  if (action === 'cancel') await cancelDeliveries(id)
  if (action === 'resume') {
    // A campaign that was late before it started has no recipients yet.
    if (campaign.startedAt === null) await ports.prepareDeliveries(id, campaign)
    await campaigns.finish(id, at)
    await enqueueCampaignDelivery()
  }
}
