import { clinicDay, instantAt } from '#platform/kernel/clinic-day.ts'
import type { Addressing, DailyLimit } from './campaign-ports.ts'
import { type CampaignOrder, channelOf } from './campaigns.ts'
import type { Channel } from './consents.ts'
import type { MessagingPorts } from './ports.ts'

export type Clocks = Pick<MessagingPorts, 'timeZone' | 'marketingCap'>

export function addressingOf(
  clocks: Clocks,
  { kind, audience, sendToAll }: Pick<CampaignOrder, 'kind' | 'audience' | 'sendToAll'>,
  at: Date,
): Addressing {
  const channel = channelOf(kind)
  return {
    channel,
    audience,
    sendToAll,
    oncePerYear: kind === 'birthday',
    today: clinicDay(at, clocks.timeZone),
    at,
    limit: dailyLimit(clocks, channel, at),
  }
}

export function dailyLimit({ timeZone, marketingCap }: Clocks, channel: Channel, at: Date): DailyLimit {
  return {
    most: marketingCap[channel] ?? null,
    since: instantAt(clinicDay(at, timeZone), '00:00', timeZone),
  }
}
