import { clinic } from '../shell/clinic.ts'

const { timeZone } = clinic
const day = new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric', timeZone })
const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone })

/** A time of the clinic's day: '11:02 AM'. */
export const clinicTime = (instant: string) => time.format(new Date(instant))

/** With its day unless that is today: 'Fri, Nov 20, 11:02 AM'. */
export function clinicMoment(instant: string): string {
  const on = day.format(new Date(instant))
  return on === day.format(new Date()) ? clinicTime(instant) : `${on}, ${clinicTime(instant)}`
}
