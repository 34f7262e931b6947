import type { Meta, StoryObj } from '@storybook/react-vite'
import { Choice, Pattern } from '#ui-kit/patterns/pattern.tsx'
import { ago } from '../../../../src/web/format/ago.ts'
import { clinicLocalTime } from '../../../../src/web/format/clinic-local-time.ts'
import {
  calendarDay,
  dayOf,
  longDayOf,
  momentOf,
  timeOf,
  weekdayOf,
} from '../../../../src/web/format/days.ts'
import { dollars, price } from '../../../../src/web/format/money.ts'
import { points, pointsEarned, pointsNeeded, signedPoints } from '../../../../src/web/format/points.ts'
import { weeks } from '../../../../src/web/format/weeks.ts'

const instant = '2026-11-07T19:02:31Z'
const hourMs = 3_600_000

/** Each with the name of what writes it; nothing on this page is typed. */
const pointCases: readonly (readonly [string, string])[] = [
  ['Points: points', `${points(1425)} · ${points(1)}`],
  ['Points earned: pointsEarned', pointsEarned(1425)],
  ['A movement of points: signedPoints', `${signedPoints(15)} · ${signedPoints(-1500)}`],
  ['What is missing: pointsNeeded', pointsNeeded(80)],
]

const moneyCases: readonly (readonly [string, string])[] = [
  ['An amount in a sentence: dollars', `${dollars(1500)} · ${dollars(1500.5)}`],
  ['An amount on a price list: price', price(1500)],
]

const dateCases: readonly (readonly [string, string])[] = [
  ['The clinic’s day of something: dayOf', dayOf(instant)],
  ['Spelled out: longDayOf', longDayOf(instant)],
  ['With its weekday: weekdayOf', weekdayOf(instant)],
  ['With its time: momentOf', momentOf(instant)],
  ['A time of today: timeOf', timeOf(instant)],
  ['A day of the calendar: calendarDay', calendarDay('2026-12-24')],
  ['A time that somebody chose: clinicLocalTime', clinicLocalTime('2026-12-24T09:00')],
  ['The age of a list: ago', `${ago(0, 0)} · ${ago(0, hourMs / 5)} · ${ago(0, 3 * hourMs)}`],
  ['How long: weeks', `${weeks(1)} · ${weeks(12)}`],
]

const FiguresPage = () => (
  <Pattern
    title="Numbers, money and dates"
    lead="Written by one formatter each, so that the same thing reads the same everywhere."
    rules={[
      'A screen never formats by itself; a test finds it when it does.',
      'Thousands have a comma; one point is a point.',
      'Money without cents where there are none, except on price lists and in sums.',
      'Days are the clinic’s: “today” is what its clock says.',
      'The age of a list is told by how long ago it was; what happened has its date.',
      'A minus is a real one, and what is not known is a dash.',
    ]}
  >
    <Choice title="Points" heads={['What', 'Reads']} cases={pointCases} />
    <Choice title="Money" heads={['What', 'Reads']} cases={moneyCases} />
    <Choice title="Days and times" heads={['What', 'Reads']} cases={dateCases} />
  </Pattern>
)

const meta = { component: Pattern, tags: ['!autodocs'], render: () => <FiguresPage /> } satisfies Meta<
  typeof Pattern
>

export default meta

export const Page: StoryObj = { name: 'Figures' }
