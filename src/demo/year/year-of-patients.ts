import { clinicDay, dayAfter, daysBetween, instantAt } from '#platform/kernel/clinic-day.ts'
import type { DemoOffer, History, Naming } from './history.ts'
import { arrival, nextOpenDay, openDayNear, season } from './opening-days.ts'
import { type Person, people } from './people.ts'
import { type Random, randomFrom } from './random.ts'
import { openRecord, type PatientRecord } from './record.ts'

const minute = 60_000
const hour = 60 * minute
const seed = 365

/**
 * A demo clinic's patients and what they did in the year before `now`, up to yesterday. Visits follow opening hours and
 * seasons: more before summer and at the end of the year. The same clinic day always gives the same year.
 */
export function yearOfPatients(
  now: Date,
  timeZone: string,
  offered: DemoOffer,
  naming: Naming,
): readonly History[] {
  const today = clinicDay(now, timeZone)
  const random = randomFrom(seed)
  return people(today, random).map(person => historyOf(person, { today, timeZone, offered, naming, random }))
}

interface Year {
  readonly today: string
  readonly timeZone: string
  readonly offered: DemoOffer
  readonly naming: Naming
  readonly random: Random
}

function historyOf({ joinedOn, rhythm, ...person }: Person, year: Year): History {
  const { naming, timeZone, random, offered } = year
  const record = openRecord(naming, offered)
  const days = visitDays(joinedOn, rhythm, year)
  const createdAt = new Date(arrival(days[0] ?? joinedOn, timeZone, random).getTime() - 20 * hour)
  const favourites = [0, 1, 2].map(() =>
    random.oneOf(offered.services, ({ priceCents }) => 1 / priceCents ** 1.5),
  )
  for (const day of days) visit(record, favourites, day, year)
  const lastLoginAt = record.lastOwn() ?? null
  return { ...person, id: naming.idAt(createdAt), createdAt, lastLoginAt, ...record.close() }
}

/** Visits from joining until yesterday, following the patient's rhythm and the clinic's seasons. */
function visitDays(joinedOn: string, rhythm: number, { today, random }: Year): readonly string[] {
  const days: string[] = []
  let day = dayAfter(joinedOn, 6)
  while (day < today) {
    const open = openDayNear(day, today, random)
    const last = days.at(-1)
    // A request after one visit is decided before the next visit.
    if (!last || daysBetween(last, open) > 3) days.push(open)
    const gap = (rhythm * (0.7 + 0.6 * random.next())) / season(day)
    day = dayAfter(day, Math.max(9, Math.round(gap)))
  }
  return days
}

interface Visit {
  readonly service: DemoOffer['services'][number]
  readonly day: string
}

function visit(record: PatientRecord, favourites: DemoOffer['services'], day: string, year: Year): void {
  const { random, timeZone, offered, today } = year
  const came = arrival(day, timeZone, random)
  const after = (minutes: number) => new Date(came.getTime() + minutes * minute)
  const service = random.chance(0.8) ? random.oneOf(favourites) : random.oneOf(offered.services)
  const place = random.oneOf(offered.places, ({ id }) => (id === offered.places[0]?.id ? 3 : 2))

  const code = offered.codes.find(({ placeId }) => placeId === place.id) ?? offered.codes[0]
  if (code && random.chance(0.85)) record.checkIn(code, day, came)
  if (random.chance(0.7)) record.redeemVoucher(after(5))
  if (random.chance(0.08) && nextOpenDay(day) < today) {
    askForPoints(record, { service, day }, year)
    return
  }
  record.award({ service, place, day, at: after(random.whole(35, 80)) })
  if (random.chance(0.05)) record.adjust(25, 'Thank you for recommending us', after(90))
  else if (record.balance() >= 5 && random.chance(0.02))
    record.adjust(-5, 'Counted twice by mistake', after(95))
  claim(record, after(random.whole(100, 180)), year)
}

/** The desk forgot the points, so the patient requests them in the evening. Staff decide on the next open day. */
function askForPoints(record: PatientRecord, visited: Visit, { random, timeZone }: Year): void {
  const { service, day } = visited
  const asked = new Date(instantAt(day, '19:30', timeZone).getTime() + random.whole(0, 90) * minute)
  const decided = instantAt(nextOpenDay(day), '09:10', timeZone).getTime()
  const at = new Date(decided + random.whole(0, 60) * minute)
  record.ask({ service, place: null, day, at }, random.chance(0.75) ? 'approved' : 'denied', asked)
}

function claim(record: PatientRecord, at: Date, { offered, random }: Year): void {
  const within = offered.rewards.filter(
    reward => reward.pointsRequired <= record.balance() && !record.hasClaimed(reward),
  )
  const best = within.toSorted((one, other) => other.pointsRequired - one.pointsRequired)[0]
  const latest = record.latest()
  if (best && random.chance(0.3) && latest && at > latest) record.claim(best, at)
}
