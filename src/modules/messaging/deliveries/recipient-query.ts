import { clinicDay, instantAt } from '#platform/kernel/clinic-day.ts'
import { quietUntil } from '#platform/kernel/quiet-hours.ts'
import { type CampaignTarget, isService } from './delivery.ts'
import type { DailyLimit, DeliveriesPorts, RecipientQuery } from './ports.ts'

type Clocks = Pick<DeliveriesPorts, 'timeZone' | 'marketingCap' | 'quietHours'>

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
    limit: await dailyLimit(clocks, order, (await marketingWaitsUntil(clocks, order, at)) ?? at),
  }
}

/** The end of quiet hours, which only marketing waits for. */
export const marketingWaitsUntil = async (
  { timeZone, quietHours }: Pick<Clocks, 'timeZone' | 'quietHours'>,
  order: Parameters<typeof isService>[0],
  at: Date,
): Promise<Date | undefined> => (isService(order) ? undefined : quietUntil(at, await quietHours(), timeZone))

/** `at` is when it is sent. */
export async function dailyLimit(
  { timeZone, marketingCap }: Pick<Clocks, 'timeZone' | 'marketingCap'>,
  order: Omit<CampaignTarget, 'audience'>,
  at: Date,
): Promise<DailyLimit> {
  return {
    most: isService(order) ? null : ((await marketingCap())[order.channel] ?? null),
    since: instantAt(clinicDay(at, timeZone), '00:00', timeZone),
  }
}
