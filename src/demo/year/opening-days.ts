import { dayAfter, instantAt } from '#platform/kernel/clinic-day.ts'
import type { Random } from './random.ts'

/** Sunday to Saturday: closed, a quiet start of the week, a full end. */
const ofWeekday = [0, 0.7, 0.9, 1, 1.25, 1.35, 0.8]
/** January to December: few after the holidays, many before summer and before the end of the year, half a clinic in August. */
const ofMonth = [0.6, 0.8, 0.95, 1.1, 1.3, 1.2, 0.9, 0.7, 0.95, 1.05, 1.2, 1.3]
const holidays = new Set(['01-01', '07-04', '12-25'])

const saturday = 6
const quarter = 15

/** How much a clinic has to do on a day; 0 where it is closed. */
export function busyness(day: string): number {
  if (holidays.has(day.slice(5))) return 0
  const date = new Date(`${day}T00:00:00Z`)
  return (ofWeekday[date.getUTCDay()] ?? 0) * season(day)
}

/** How much of its usual work a clinic has in this part of the year. */
export const season = (day: string): number => ofMonth[Number(day.slice(5, 7)) - 1] ?? 1

/** A day near the one that is given, before `today`, on which the clinic is open: a busy one rather than a quiet one. */
export function openDayNear(day: string, today: string, random: Random): string {
  const near = Array.from({ length: 9 }, (_, n) => dayAfter(day, n - 4)).filter(each => each < today)
  return random.oneOf(near, busyness)
}

/** The day itself, or the last one before it on which the clinic is open. */
export const lastOpenDay = (day: string): string => (busyness(day) > 0 ? day : lastOpenDay(dayAfter(day, -1)))

export function nextOpenDay(day: string): string {
  const next = dayAfter(day, 1)
  return busyness(next) > 0 ? next : nextOpenDay(next)
}

/** When somebody comes on an open day: at a quarter of an hour, from nine to five, and to two on Saturdays. */
export function arrival(day: string, timeZone: string, random: Random): Date {
  const isSaturday = new Date(`${day}T00:00:00Z`).getUTCDay() === saturday
  const minutes = 9 * 60 + random.whole(0, isSaturday ? 20 : 32) * quarter + random.whole(-6, 4)
  const time = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
  return new Date(instantAt(day, time, timeZone).getTime() + random.whole(0, 59_999))
}
