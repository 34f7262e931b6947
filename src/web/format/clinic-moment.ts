import { timeOf, weekdayOf } from './days.ts'

/** A time of the clinic's day, with the day unless that is today: 'Fri, Nov 20, 11:02 AM'. */
export function clinicMoment(instant: string): string {
  const on = weekdayOf(instant)
  return on === weekdayOf(new Date()) ? timeOf(instant) : `${on}, ${timeOf(instant)}`
}
