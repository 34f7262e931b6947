import { describe, expect, it } from 'vitest'
import { clinicDay, daysBetween, instantAt, nextClinicDay, spokenDay } from '#platform/kernel/clinic-day.ts'

const la = 'America/Los_Angeles'
const at = (iso: string) => new Date(iso)

describe('the clinic’s day', () => {
  it.each([
    ['2026-11-22T07:59:50Z', la, '2026-11-21'],
    ['2026-11-22T08:00:10Z', la, '2026-11-22'],
    ['2026-11-21T23:59:50Z', 'Pacific/Kiritimati', '2026-11-22'],
    ['2026-11-22T00:00:10Z', 'Pacific/Pago_Pago', '2026-11-21'],
    ['2026-11-21T18:29:50Z', 'Asia/Kolkata', '2026-11-21'],
    ['2026-11-21T18:30:10Z', 'Asia/Kolkata', '2026-11-22'],
  ])('at %s in %s is %s', (iso, zone, day) => {
    expect(clinicDay(at(iso), zone)).toBe(day)
  })

  it.each([
    ['23 hours in spring', '2027-03-14T08:00:00Z', la, 23],
    ['25 hours in autumn', '2027-11-07T07:00:00Z', la, 25],
    ['24 hours otherwise', '2026-11-21T08:00:00Z', la, 24],
  ])('lasts %s', (_when, start, zone, hours) => {
    expect((nextClinicDay(at(start), zone).getTime() - at(start).getTime()) / 3_600_000).toBe(hours)
  })

  it.each([
    ['America/Santiago', '2026-09-05T20:00:00Z', '2026-09-06T04:00:00Z', '2026-09-06'],
    ['Africa/Cairo', '2027-04-29T12:00:00Z', '2027-04-29T22:00:00Z', '2027-04-30'],
  ])('begins with its first minute where %s skips midnight', (zone, today, first, day) => {
    expect(nextClinicDay(at(today), zone)).toEqual(at(first))
    expect(clinicDay(at(first), zone)).toBe(day)
    expect(clinicDay(new Date(at(first).getTime() - 1_000), zone)).not.toBe(day)
  })

  it('is the earlier one again when the clock is set back', () => {
    expect([at('2026-11-22T08:00:05Z'), at('2026-11-22T07:59:50Z')].map(time => clinicDay(time, la))).toEqual(
      ['2026-11-22', '2026-11-21'],
    )
  })

  it.each([
    ['2027-03-01', '2027-03-15', 14],
    ['2027-11-01', '2027-11-15', 14],
    ['2028-02-28', '2028-03-01', 2],
    ['2026-01-02', '2026-01-01', -1],
  ])('from %s to %s is %i days', (from, to, days) => {
    expect(daysBetween(from, to)).toBe(days)
  })

  it('is said in words', () => {
    expect(spokenDay(at('2026-11-22T08:00:05Z'), la)).toBe('Sunday, November 22')
  })
})

describe('a moment of the clinic’s clock', () => {
  it.each([
    ['2026-11-25', '09:00', '2026-11-25T17:00:00.000Z'],
    ['2026-07-01', '09:00', '2026-07-01T16:00:00.000Z'],
    // Twice there: the first. Never there: as late as if the clock had not moved.
    ['2026-11-01', '01:30', '2026-11-01T08:30:00.000Z'],
    ['2026-03-08', '02:30', '2026-03-08T10:30:00.000Z'],
    ['2026-03-08', '03:00', '2026-03-08T10:00:00.000Z'],
  ])('%s %s is %s', (day, time, instant) => {
    expect(instantAt(day, time, 'America/Los_Angeles').toISOString()).toBe(instant)
  })
})
