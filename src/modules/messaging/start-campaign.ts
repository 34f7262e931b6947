import { instantAt } from '#platform/kernel/clinic-day.ts'
import { newId } from '#platform/kernel/ids.ts'
import { addressingOf } from './addressing.ts'
import { type Campaign, type CampaignOrder, channelOf } from './campaigns.ts'
import type { MessagingPorts } from './ports.ts'
import { ScheduledInPast } from './refusals.ts'
import { requireChannel } from './require-channel.ts'

export async function startCampaign(
  ports: MessagingPorts,
  order: CampaignOrder,
  actor: string,
): Promise<string> {
  const { campaigns, deliveries, wakeCampaigns, timeZone, now } = ports
  requireChannel(ports, channelOf(order.kind))
  const at = now()
  const scheduledFor = order.scheduledFor === null ? null : momentOf(order.scheduledFor, timeZone)
  if (scheduledFor && scheduledFor <= at) throw new ScheduledInPast()
  const campaign = { ...order, ...begun(order.kind, scheduledFor, at), scheduledFor, actor }
  await campaigns.add(campaign)
  if (campaign.state === 'scheduled') return campaign.id
  await deliveries.snapshot(campaign.id, addressingOf(ports, campaign, at))
  await campaigns.finish(campaign.id, at)
  await wakeCampaigns()
  return campaign.id
}

function momentOf(text: string, timeZone: string): Date {
  if (/(Z|[+-]\d\d:\d\d)$/.test(text)) return new Date(text)
  return instantAt(text.slice(0, 10), text.slice(11, 16), timeZone)
}

function begun(kind: CampaignOrder['kind'], scheduledFor: Date | null, at: Date) {
  return {
    id: newId(at.getTime()),
    channel: channelOf(kind),
    state: scheduledFor ? 'scheduled' : 'sending',
    createdAt: at,
    startedAt: scheduledFor ? null : at,
    finishedAt: null,
  } satisfies Partial<Campaign>
}
