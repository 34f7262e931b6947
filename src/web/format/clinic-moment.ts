import { timeOf, weekdayOf } from './days.ts'

/** A time on the clinic's clock, with the day unless it's today: 'Fri, Nov 20, 11:02 AM'. */
export function clinicMoment(instant: string): string {
  const on = weekdayOf(instant)
  return on === weekdayOf(new Date()) ? timeOf(instant) : `${on}, ${timeOf(instant)}`
}
