import { clinicToday, isoDayOf, momentOf, timeOf, weekdayOf } from './days.ts'

/**
 * A time on the clinic's clock, with the day unless it's today: 'Fri, Nov 20, 11:02 AM'. A day of another year has its
 * year: 'Oct 24, 2025, 8:00 AM'.
 */
export function clinicMoment(instant: string): string {
  const day = isoDayOf(instant)
  const today = clinicToday()
  if (day === today) return timeOf(instant)
  if (day.slice(0, 4) !== today.slice(0, 4)) return momentOf(instant)
  return `${weekdayOf(instant)}, ${timeOf(instant)}`
}
