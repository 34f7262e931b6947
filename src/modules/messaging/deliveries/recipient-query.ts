import { clinicDay, instantAt } from '#platform/kernel/clinic-day.ts'
import { type CampaignTarget, isService } from './delivery.ts'
import type { DailyLimit, DeliveriesPorts, RecipientQuery } from './ports.ts'

type Clocks = Pick<DeliveriesPorts, 'timeZone' | 'marketingCap'>

export async function recipientQuery(
  clocks: Clocks,
  order: CampaignTarget,
  at: Date,
): Promise<RecipientQuery> {
  const { kind, channel, audience, sendToAll } = order
  return {
    channel,
    service: isService(order),
    audience,
    sendToAll,
    oncePerYear: kind === 'birthday',
    today: clinicDay(at, clocks.timeZone),
    at,
    limit: await dailyLimit(clocks, order, at),
  }
}

export async function dailyLimit(
  { timeZone, marketingCap }: Clocks,
  order: Omit<CampaignTarget, 'audience'>,
  at: Date,
): Promise<DailyLimit> {
  return {
    most: isService(order) ? null : ((await marketingCap())[order.channel] ?? null),
    since: instantAt(clinicDay(at, timeZone), '00:00', timeZone),
  }
}
