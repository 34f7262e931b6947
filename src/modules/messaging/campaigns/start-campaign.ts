import { instantAt, type TimeZone } from '#platform/kernel/clinic-day.ts'
import { newId } from '#platform/kernel/ids.ts'
import { quietUntil } from '#platform/kernel/quiet-hours.ts'
import { type Campaign, type CampaignOrder, channelOf, isService } from './campaign.ts'
import { isLate } from './late-campaign.ts'
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

/**
 * Each in its own transaction, so if two instances try, only one starts it and writes its recipients. Late campaigns
 * wait for staff.
 */
export async function startDueCampaigns(
  ports: Ports & Pick<CampaignsPorts, 'inTransaction' | 'timeZone' | 'quietHours'>,
): Promise<void> {
  const at = ports.now()
  const due = await ports.campaigns.due(at)
  if (due.length === 0) return
  const isLateNow = await lateness(ports, at)
  for (const campaign of due)
    await ports.inTransaction(() =>
      startDue(ports, campaign, isLateNow(campaign, null) ? 'late' : 'sending', at),
    )
}

async function startDue(
  { campaigns, prepareDeliveries }: Ports,
  campaign: Campaign,
  next: 'late' | 'sending',
  at: Date,
): Promise<void> {
  if (!(await campaigns.move(campaign.id, ['scheduled'], next, at))) return
  if (next === 'sending') await prepareDeliveries(campaign.id, campaign)
}

/** Whether any campaign is waiting for staff. */
export async function lateness(
  { quietHours, timeZone }: Pick<CampaignsPorts, 'quietHours' | 'timeZone'>,
  at: Date,
): Promise<(campaign: Campaign, onTimeAt: Date | null) => boolean> {
  const hours = await quietHours()
  return (campaign, onTimeAt) => {
    const quietAt = (moment: Date) => (isService(campaign) ? undefined : quietUntil(moment, hours, timeZone))
    return isLate(campaign, onTimeAt, at, { timeZone, quietAt })
  }
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
