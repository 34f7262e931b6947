import { describe, expect, it } from 'vitest'
import { keptAmong } from '../../../src/server/backups/retention.ts'

const zone = 'America/Los_Angeles'
const dayMs = 86_400_000
const first = Date.parse('2025-01-01T11:00:00Z')
const daily = (days: number) => Array.from({ length: days }, (_, day) => new Date(first + day * dayMs))
const shown = (moments: Iterable<Date>) => [...moments].map(at => at.toISOString().slice(0, 10)).sort()

describe('of a backup a day for two years', () => {
  const kept = shown(keptAmong(daily(730), zone))

  it('the last seven days, four weeks and twelve months are kept', () => {
    expect(kept).toEqual([
      ...['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31', '2026-06-30', '2026-07-31'],
      ...['2026-08-31', '2026-09-30', '2026-10-31', '2026-11-30', '2026-12-13', '2026-12-20'],
      ...['2026-12-25', '2026-12-26', '2026-12-27', '2026-12-28', '2026-12-29', '2026-12-30', '2026-12-31'],
    ])
  })

  it('the same are kept when it is asked each day as when it is asked once', () => {
    let there: readonly Date[] = []
    for (const at of daily(730)) there = [...keptAmong([...there, at], zone)]
    expect(shown(there)).toEqual(kept)
  })
})

describe('of several backups', () => {
  const at = (time: string) => new Date(time)

  it('each of the last seven days is kept, also where there are two of one day', () => {
    const second = new Date(first + 6 * dayMs + 3_600_000)
    const all = [...daily(7), second]
    expect(keptAmong(all, zone)).toEqual(new Set(all))
  })

  it('the last of an older clinic day is kept, whatever day it is in London', () => {
    const evening = at('2026-10-01T06:30:00Z')
    const before = at('2026-09-30T20:00:00Z')
    const morning = at('2026-10-01T07:30:00Z')
    const later = Array.from(
      { length: 7 },
      (_, day) => new Date(Date.parse('2026-11-01T20:00:00Z') + day * dayMs),
    )
    const kept = [...keptAmong([before, evening, morning, ...later], zone)]
    // The last of September and the last of October.
    expect(kept.filter(each => each < at('2026-11-01T00:00:00Z')).sort()).toEqual([evening, morning].sort())
  })

  it('the newest is kept, also when it is years old', () => {
    expect([...keptAmong([at('2020-01-01T00:00:00Z')], zone)]).toHaveLength(1)
    expect(keptAmong([], zone).size).toBe(0)
  })

  it('a summer without any deletes none of those before it', () => {
    const before = daily(7)
    const after = new Date('2025-11-01T11:00:00Z')
    expect(shown(keptAmong([...before, after], zone))).toEqual(shown([...before.slice(1), after]))
  })
})
