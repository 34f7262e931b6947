import { instantAt, type TimeZone } from '#platform/kernel/clinic-day.ts'
import { newId } from '#platform/kernel/ids.ts'
import { type Campaign, type CampaignOrder, channelOf } from './campaign.ts'
import type { CampaignsPorts } from './ports.ts'
import { ScheduledInPast } from './refusals.ts'
import { requireChannel } from './require-channel.ts'

type Ports = Pick<CampaignsPorts, 'campaigns' | 'prepareDeliveries' | 'now'>

export async function startCampaign(
  ports: Ports & Pick<CampaignsPorts, 'isSetUp' | 'enqueueCampaignDelivery' | 'timeZone'>,
  order: CampaignOrder,
  actor: string,
): Promise<string> {
  const { campaigns, prepareDeliveries, enqueueCampaignDelivery, timeZone, now } = ports
  requireChannel(ports, channelOf(order.kind))
  const at = now()
  const scheduledFor = order.scheduledFor === null ? null : momentOf(order.scheduledFor, timeZone)
  if (scheduledFor && scheduledFor <= at) throw new ScheduledInPast()
  const campaign = { ...order, ...begun(order.kind, scheduledFor, at), scheduledFor, actor }
  await campaigns.add(campaign)
  if (campaign.state === 'scheduled') return campaign.id
  await prepareDeliveries(campaign.id, campaign)
  await campaigns.finish(campaign.id, at)
  await enqueueCampaignDelivery()
  return campaign.id
}

/** Each in a transaction of its own: of two instances that try, one moves it on and writes its recipients. */
export async function startDueCampaigns(ports: Ports & Pick<CampaignsPorts, 'inTransaction'>): Promise<void> {
  const at = ports.now()
  for (const id of await ports.campaigns.due(at)) await ports.inTransaction(() => startDue(ports, id, at))
}

async function startDue({ campaigns, prepareDeliveries }: Ports, id: string, at: Date): Promise<void> {
  if (!(await campaigns.move(id, ['scheduled'], 'sending', at))) return
  const campaign = await campaigns.find(id)
  if (campaign) await prepareDeliveries(id, campaign)
}

function momentOf(text: string, timeZone: TimeZone): Date {
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
