import { describe, expect, it } from 'vitest'
import { clinicDay, clinicTime, dayAfter } from '#platform/kernel/clinic-day.ts'
import { seedCatalogue, seedGoals } from '../../src/demo/seed-catalogue.ts'
import { busyness } from '../../src/demo/year/opening-days.ts'
import { yearOfVisits } from '../../src/demo/year/visits.ts'
import { yearOfPatients } from '../../src/demo/year/year-of-patients.ts'

const timeZone = 'America/Los_Angeles'
const now = new Date('2026-11-24T04:10:00Z')
const today = '2026-11-23'
const offered = {
  services: seedCatalogue.services,
  places: seedCatalogue.locations,
  rewards: seedGoals,
  codes: [{ id: 'c', description: 'Daily Spa Visit', pointsValue: 5, placeId: null }],
  actor: 'staff:ines',
}

function yearAt(at: Date) {
  let named = 0
  const naming = { idAt: (time: Date) => `${time.getTime()}-${named++}`, voucherCode: () => `V${named++}` }
  return yearOfPatients(at, timeZone, offered, naming)
}

const year = yearAt(now)
const entries = year.flatMap(history => history.entries)
const treatments = year.flatMap(history => history.treatments)
const dayOf = (at: Date) => clinicDay(at, timeZone)

describe('the year of a demo clinic', () => {
  it('is the same for everybody who starts on that day', () => {
    expect(yearAt(new Date('2026-11-24T07:59:00Z'))).toEqual(year)
  })

  it('has some tens of patients, each with an address of their own', () => {
    expect(year.length).toBeGreaterThanOrEqual(30)
    expect(year.length).toBeLessThan(60)
    expect(new Set(year.map(({ email }) => email)).size).toBe(year.length)
    expect(year.every(({ email }) => email.endsWith('@velora.example'))).toBe(true)
  })

  it('begins a year ago and ends before today', () => {
    const days = entries.map(({ at }) => dayOf(at))
    expect(days.filter(day => day < dayAfter(today, -365) || day >= today)).toEqual([])
    expect(days).toContain(dayAfter(today, -3))
    const times = year.flatMap(({ createdAt, lastLoginAt, vouchers, requests }) => [
      createdAt,
      lastLoginAt ?? createdAt,
      ...vouchers.map(({ usedAt, issuedAt }) => usedAt ?? issuedAt),
      ...requests.map(({ decidedAt }) => decidedAt),
    ])
    expect(times.filter(time => time >= now)).toEqual([])
  })

  it.each(['2026-01-01', '2026-03-08', '2028-02-29', '2026-12-26'])('holds on %s, too', day => {
    const at = new Date(`${day}T20:00:00Z`)
    for (const { entries, requests } of yearAt(at)) {
      expect(entries.filter(entry => entry.at >= at)).toEqual([])
      expect(entries.filter((entry, n) => n > 0 && entry.at < (entries[n - 1]?.at ?? at))).toEqual([])
      expect(requests.filter(({ decidedAt }) => decidedAt >= at)).toEqual([])
    }
  })

  it('leaves no week of it without treatments', () => {
    const weeks = new Set(
      treatments.map(({ clinicDay }) => Math.floor(Date.parse(clinicDay) / (7 * 86_400_000))),
    )
    expect(weeks.size).toBeGreaterThanOrEqual(51)
  })

  it('has nobody on a Sunday or a holiday, and nobody at night', () => {
    const staffed = entries.filter(({ kind }) => kind !== 'reward')
    expect(staffed.filter(({ at }) => busyness(dayOf(at)) === 0)).toEqual([])
    expect(staffed.filter(({ at }) => clinicTime(at, timeZone) < '08:50')).toEqual([])
    expect(entries.filter(({ at }) => clinicTime(at, timeZone) > '21:00')).toEqual([])
  })

  it('is busier in May than in August, and on Fridays than on Mondays', () => {
    const on = (matches: (day: string) => boolean) => treatments.filter(it => matches(it.clinicDay)).length
    const weekday = (day: string) => new Date(day).getUTCDay()
    expect(on(day => day.slice(5, 7) === '05')).toBeGreaterThan(on(day => day.slice(5, 7) === '08'))
    expect(on(day => weekday(day) === 5)).toBeGreaterThan(on(day => weekday(day) === 1))
  })

  it('has every kind of thing that a desk sees', () => {
    expect(new Set(entries.map(({ kind }) => kind))).toEqual(
      new Set(['check-in', 'treatment', 'request', 'reward', 'adjustment']),
    )
    const statuses = year.flatMap(({ requests }) => requests.map(({ status }) => status))
    expect(new Set(statuses)).toContain('denied')
    const vouchers = year.flatMap(history => history.vouchers)
    expect(new Set(vouchers.map(({ usedAt }) => usedAt === null))).toEqual(new Set([true, false]))
  })

  it('goes forward, entry by entry', () => {
    for (const history of year) {
      const times = history.entries.map(({ at }) => at.getTime())
      expect(times).toEqual(times.toSorted((one, other) => one - other))
      expect(history.entries.filter(({ actor }) => actor === 'member').at(-1)?.at ?? null).toEqual(
        history.lastLoginAt,
      )
      expect(history.entries.every(({ at }) => at > history.createdAt)).toBe(true)
    }
  })
})

describe('the visits of the app in that year', () => {
  const visits = yearOfVisits(now, timeZone)

  it('are the same for everybody who starts on that day, and end before it', () => {
    expect(yearOfVisits(now, timeZone)).toEqual(visits)
    const days = visits.map(({ at }) => dayOf(at))
    expect(days.filter(day => day < dayAfter(today, -365) || day >= today)).toEqual([])
  })

  it('become more', () => {
    const between = (from: number, to: number) =>
      visits.filter(({ at }) => dayOf(at) >= dayAfter(today, from) && dayOf(at) < dayAfter(today, to)).length
    expect(between(-60, 0)).toBeGreaterThan(between(-365, -305))
  })
})
