import { nextClinicDay, nextClinicMonth, type TimeZone } from '#platform/kernel/clinic-day.ts'
import type { Campaign } from './campaign.ts'

const mostLateMs = 3_600_000

type InTime = Pick<Campaign, 'audience' | 'createdAt' | 'scheduledFor' | 'startedAt'>

/** When it was to go out. */
export const timeOf = ({ scheduledFor, startedAt, createdAt }: InTime): Date =>
  scheduledFor ?? startedAt ?? createdAt

/**
 * Whether what a campaign has not sent yet needs a person's word: an hour has passed in which it could not go out (the server
 * was off, the provider turned the clinic away), or its own end has. `onTimeAt`: when it could last. Quiet hours (`quietAt`:
 * until when those of a moment last) and the retries of single messages are no delay (D-375).
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

/** A birthday's wishes end with its day, or its month. */
function endOf(campaign: InTime, timeZone: TimeZone): Date | undefined {
  if (campaign.audience.kind === 'BIRTHDAY_TODAY') return nextClinicDay(timeOf(campaign), timeZone)
  if (campaign.audience.kind === 'BIRTHDAY_MONTH') return nextClinicMonth(timeOf(campaign), timeZone)
  return undefined
}
