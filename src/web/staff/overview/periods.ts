import { dayIn } from '../../format/clinic-day.ts'

/** The period of the figures; by default the last twelve weeks. */
export interface PeriodSearch {
  from?: string
  to?: string
}

export function periodIn(search: Record<string, unknown>): PeriodSearch {
  const [from, to] = [dayIn(search['from']), dayIn(search['to'])]
  return from && to ? { from, to } : {}
}

export type Preset = 'four' | 'twelve' | 'year' | 'all-year' | 'other'

const dayMs = 86_400_000
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)

/** The available periods, in clinic days. */
export function presetsOn(today: string): readonly { value: Preset; label: string; period: PeriodSearch }[] {
  const time = Date.parse(today)
  const monday = time - ((new Date(time).getUTCDay() + 6) % 7) * dayMs
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number)
  return [
    { value: 'four', label: '4 weeks', period: { from: dayOf(monday - 21 * dayMs), to: today } },
    { value: 'twelve', label: '12 weeks', period: {} },
    { value: 'year', label: 'This year', period: { from: `${year}-01-01`, to: today } },
    {
      value: 'all-year',
      label: '12 months',
      period: { from: dayOf(Date.UTC(year - 1, month - 1, day + 1)), to: today },
    },
  ]
}

export function presetOf({ from, to }: PeriodSearch, today: string): Preset {
  return presetsOn(today).find(({ period }) => period.from === from && period.to === to)?.value ?? 'other'
}
