import { nextClinicDay, nextClinicMonth, type TimeZone } from '#platform/kernel/clinic-day.ts'
import type { Campaign } from './campaign.ts'

const mostLateMs = 3_600_000

type InTime = Pick<Campaign, 'audience' | 'createdAt' | 'scheduledFor' | 'startedAt'>

/** The planned time. */
export const timeOf = ({ scheduledFor, startedAt, createdAt }: InTime): Date =>
  scheduledFor ?? startedAt ?? createdAt

/**
 * Whether staff must decide about the unsent part of a campaign: it couldn't be sent for an hour (server down, provider
 * rejecting the clinic), or its own deadline has passed. `onTimeAt`: when it last could be sent. Quiet hours (until `quietAt`)
 * and retries of single messages are no delay (D-375).
 */
export function isLate(
  campaign: InTime,
  onTimeAt: Date | null,
  at: Date,
  { timeZone, quietAt }: { timeZone: TimeZone; quietAt: (moment: Date) => Date | undefined },
): boolean {
  const onTime = onTimeAt ?? timeOf(campaign)
  const end = endOf(campaign, timeZone)
  if (end && onTime < end && end <= at) return true
  const latest = new Date(onTime.getTime() + mostLateMs)
  const quietUntil = quietAt(onTime) ?? quietAt(latest)
  return at.getTime() > (quietUntil ? quietUntil.getTime() + mostLateMs : latest.getTime())
}

/** Birthday wishes expire with their day or month. */
function endOf(campaign: InTime, timeZone: TimeZone): Date | undefined {
  if (campaign.audience.kind === 'BIRTHDAY_TODAY') return nextClinicDay(timeOf(campaign), timeZone)
  if (campaign.audience.kind === 'BIRTHDAY_MONTH') return nextClinicMonth(timeOf(campaign), timeZone)
  return undefined
}
