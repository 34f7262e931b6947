import type { CampaignState } from './campaigns.ts'
import type { MessagingPorts } from './ports.ts'
import { CampaignIsOver, UnknownCampaign } from './refusals.ts'
import { requireChannel } from './require-channel.ts'

export type Steering = 'pause' | 'resume' | 'cancel'

const moves: Readonly<Record<Steering, { from: readonly CampaignState[]; to: CampaignState }>> = {
  pause: { from: ['sending'], to: 'paused' },
  resume: { from: ['paused'], to: 'sending' },
  cancel: { from: ['scheduled', 'sending', 'paused'], to: 'cancelled' },
}

export async function steerCampaign(ports: MessagingPorts, id: string, steering: Steering): Promise<void> {
  const { campaigns, deliveries, wakeCampaigns, now } = ports
  const at = now()
  const { from, to } = moves[steering]
  const campaign = await campaigns.find(id)
  if (!campaign) throw new UnknownCampaign()
  // The second click finds it where it wants it.
  if (campaign.state === to) return
  if (steering === 'resume') requireChannel(ports, campaign.channel)
  if (!(await campaigns.move(id, from, to, at))) throw new CampaignIsOver(steering)
  if (steering === 'cancel') await deliveries.cancel(id, at)
  if (steering === 'resume') {
    await campaigns.finish(id, at)
    await wakeCampaigns()
  }
}
