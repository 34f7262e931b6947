import { describe, expect, it } from 'vitest'
import { quietUntil } from '#platform/kernel/quiet-hours.ts'

describe('quiet hours', () => {
  const hours = { from: '21:00', until: '09:00' }
  const until = (at: string, given: typeof hours | undefined = hours) =>
    quietUntil(new Date(at), given, 'America/Los_Angeles')?.toISOString()

  it('begin and end on the minute', () => {
    expect(until('2026-11-21T04:59:59Z')).toBeUndefined()
    expect(until('2026-11-21T05:00:00Z')).toBe('2026-11-21T17:00:00.000Z')
    expect(until('2026-11-21T16:59:59Z')).toBe('2026-11-21T17:00:00.000Z')
    expect(until('2026-11-21T17:00:00Z')).toBeUndefined()
  })

  it('may lie within a day', () => {
    const noon = { from: '12:00', until: '14:00' }
    expect(until('2026-11-21T19:59:59Z', noon)).toBeUndefined()
    expect(until('2026-11-21T20:00:00Z', noon)).toBe('2026-11-21T22:00:00.000Z')
    expect(until('2026-11-21T22:00:00Z', noon)).toBeUndefined()
  })

  it('of no length, or none at all, hold nothing back', () => {
    expect(until('2026-11-21T17:00:00Z', { from: '09:00', until: '09:00' })).toBeUndefined()
    expect(quietUntil(new Date(), undefined, 'America/Los_Angeles')).toBeUndefined()
  })

  it.each([
    ['an evening', '2026-11-21T05:30:00Z', '2026-11-21T17:00:00.000Z'],
    ['a night', '2026-11-21T09:30:00Z', '2026-11-21T17:00:00.000Z'],
    ['the evening before the clock goes forward', '2027-03-14T07:30:00Z', '2027-03-14T16:00:00.000Z'],
    ['the evening before the clock goes back', '2026-11-01T06:30:00Z', '2026-11-01T17:00:00.000Z'],
    ['the day', '2026-11-21T18:00:00Z', undefined],
  ])('of %s end on the next morning', (_, at, end) => {
    expect(until(at)).toBe(end)
  })
})
