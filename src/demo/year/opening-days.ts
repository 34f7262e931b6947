import { dayAfter, instantAt } from '#platform/kernel/clinic-day.ts'
import type { Random } from './random.ts'

/** Sunday to Saturday: closed on Sunday, quiet early in the week, busy at the end. */
const ofWeekday = [0, 0.7, 0.9, 1, 1.25, 1.35, 0.8]
/** January to December: slow after the holidays, busy before summer and before the end of the year, half-empty in August. */
const ofMonth = [0.6, 0.8, 0.95, 1.1, 1.3, 1.2, 0.9, 0.7, 0.95, 1.05, 1.2, 1.3]
const holidays = new Set(['01-01', '07-04', '12-25'])

const saturday = 6
const quarter = 15

/** How busy a clinic is on a day; 0 when it is closed. */
export function busyness(day: string): number {
  if (holidays.has(day.slice(5))) return 0
  const date = new Date(`${day}T00:00:00Z`)
  return (ofWeekday[date.getUTCDay()] ?? 0) * season(day)
}

/** The seasonal factor; 1 is a normal month. */
export const season = (day: string): number => ofMonth[Number(day.slice(5, 7)) - 1] ?? 1

/** A random open day near the given one and before `today`; busy days are more likely. */
export function openDayNear(day: string, today: string, random: Random): string {
  const near = Array.from({ length: 9 }, (_, n) => dayAfter(day, n - 4)).filter(each => each < today)
  return random.oneOf(near, busyness)
}

/** The day itself or, if the clinic is closed, the last open day before it. */
export const lastOpenDay = (day: string): string => (busyness(day) > 0 ? day : lastOpenDay(dayAfter(day, -1)))

export function nextOpenDay(day: string): string {
  const next = dayAfter(day, 1)
  return busyness(next) > 0 ? next : nextOpenDay(next)
}

/** A random arrival time near a quarter hour, from 9 to 5, or 9 to 2 on Saturdays. */
export function arrival(day: string, timeZone: string, random: Random): Date {
  const isSaturday = new Date(`${day}T00:00:00Z`).getUTCDay() === saturday
  const minutes = 9 * 60 + random.whole(0, isSaturday ? 20 : 32) * quarter + random.whole(-6, 4)
  const time = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
  return new Date(instantAt(day, time, timeZone).getTime() + random.whole(0, 59_999))
}
