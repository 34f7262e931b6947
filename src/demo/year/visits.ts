import { clinicDay, dayAfter, instantAt } from '#platform/kernel/clinic-day.ts'
import { busyness } from './opening-days.ts'
import { type Random, randomFrom } from './random.ts'

const minute = 60_000
const seed = 90
const visitors = 160
const pages = [
  '/',
  '/',
  '/',
  '/services',
  '/services',
  '/promotions',
  '/rewards',
  '/rewards',
  '/blog',
  '/checkin',
]

/** One anonymous visit of the app by someone who allowed tracking. */
export interface AppVisit {
  /** A number from 0. */
  readonly visitor: number
  readonly url: string
  readonly at: Date
  readonly opensBooking: boolean
}

/**
 * App visits in the year before `now`, up to yesterday. They follow the clinic's busy times, grow every month, and
 * include some on Sundays.
 */
export function yearOfVisits(now: Date, timeZone: string): readonly AppVisit[] {
  const today = clinicDay(now, timeZone)
  const random = randomFrom(seed)
  return Array.from({ length: 365 }, (_, n) =>
    visitsOn(dayAfter(today, n - 365), n / 365, timeZone, random),
  ).flat()
}

function visitsOn(day: string, grown: number, timeZone: string, random: Random): readonly AppVisit[] {
  const many = (0.4 + busyness(day)) * (0.8 + 1.4 * grown) * (0.6 + 0.8 * random.next())
  const seven = instantAt(day, '07:00', timeZone).getTime()
  return Array.from({ length: Math.round(many) }, () => ({
    // Later visits may come from newer visitors.
    visitor: Math.floor(random.next() * visitors * (0.3 + 0.7 * grown)),
    url: random.oneOf(pages),
    at: new Date(seven + random.whole(0, 15 * 60) * minute + random.whole(0, 59_999)),
    opensBooking: random.chance(0.12),
  })).toSorted((one, other) => one.at.getTime() - other.at.getTime())
}
