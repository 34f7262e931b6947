import { clinicDay, instantAt } from '#platform/kernel/clinic-day.ts'
import type { Addressing, DailyLimit } from './campaign-ports.ts'
import { type CampaignOrder, channelOf, isService } from './campaigns.ts'
import type { MessagingPorts } from './ports.ts'

export type Addressed = Pick<CampaignOrder, 'kind' | 'type' | 'audience' | 'sendToAll'>
export type Clocks = Pick<MessagingPorts, 'timeZone' | 'marketingCap'>

export function addressingOf(clocks: Clocks, order: Addressed, at: Date): Addressing {
  const { kind, audience, sendToAll } = order
  return {
    channel: channelOf(kind),
    service: isService(order),
    audience,
    sendToAll,
    oncePerYear: kind === 'birthday',
    today: clinicDay(at, clocks.timeZone),
    at,
    limit: dailyLimit(clocks, order, at),
  }
}

export function dailyLimit(
  { timeZone, marketingCap }: Clocks,
  order: Pick<CampaignOrder, 'kind' | 'type'>,
  at: Date,
): DailyLimit {
  return {
    most: isService(order) ? null : (marketingCap[channelOf(order.kind)] ?? null),
    since: instantAt(clinicDay(at, timeZone), '00:00', timeZone),
  }
}
