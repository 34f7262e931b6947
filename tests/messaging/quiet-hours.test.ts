import { expect, it } from 'vitest'
import { quietUntil } from '../../src/modules/messaging/quiet-hours.ts'

const hours = { from: '21:00', until: '09:00' }
const until = (at: string) => quietUntil(new Date(at), hours, 'America/Los_Angeles')?.toISOString()

it.each([
  ['an evening', '2026-11-21T05:30:00Z', '2026-11-21T17:00:00.000Z'],
  ['a night', '2026-11-21T09:30:00Z', '2026-11-21T17:00:00.000Z'],
  ['the evening before the clock goes forward', '2027-03-14T07:30:00Z', '2027-03-14T16:00:00.000Z'],
  ['the evening before the clock goes back', '2026-11-01T06:30:00Z', '2026-11-01T17:00:00.000Z'],
  ['the day', '2026-11-21T18:00:00Z', undefined],
])('the quiet hours of %s end on the next morning', (_, at, end) => {
  expect(until(at)).toBe(end)
})
