import { clinicDay, type TimeZone } from '#platform/kernel/clinic-day.ts'

const dayMs = 86_400_000
const kept = { days: 7, weeks: 4, months: 12 }

/**
 * Which backups to keep: all from the last seven days that have any, and the last of each of four weeks and twelve
 * months. Days are clinic days. The newest is always kept, and a week without backups deletes nothing.
 */
export function keptAmong(moments: readonly Date[], timeZone: TimeZone): ReadonlySet<Date> {
  const newestFirst = moments.toSorted((a, b) => b.getTime() - a.getTime())
  const days = newestFirst.map(at => ({ at, day: clinicDay(at, timeZone) }))
  const latestDays = new Set([...new Set(days.map(({ day }) => day))].slice(0, kept.days))
  return new Set([
    ...days.flatMap(({ at, day }) => (latestDays.has(day) ? [at] : [])),
    ...lastOfEach(days, kept.weeks, mondayOf),
    ...lastOfEach(days, kept.months, day => day.slice(0, 7)),
  ])
}

interface OfDay {
  readonly at: Date
  readonly day: string
}

function lastOfEach(
  newestFirst: readonly OfDay[],
  most: number,
  span: (day: string) => string,
): readonly Date[] {
  const last = new Map<string, Date>()
  for (const { at, day } of newestFirst) if (!last.has(span(day))) last.set(span(day), at)
  return [...last.values()].slice(0, most)
}

function mondayOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  return new Date(date.getTime() - ((date.getUTCDay() + 6) % 7) * dayMs).toISOString().slice(0, 10)
}
