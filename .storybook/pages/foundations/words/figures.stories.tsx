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

/** Each with the name of its formatter; no value on this page is typed by hand. */
const pointCases: readonly (readonly [string, string])[] = [
  ['Points: points', `${points(1425)} · ${points(1)}`],
  ['Points earned: pointsEarned', pointsEarned(1425)],
  ['A change in points: signedPoints', `${signedPoints(15)} · ${signedPoints(-1500)}`],
  ['Points still needed: pointsNeeded', pointsNeeded(80)],
]

const moneyCases: readonly (readonly [string, string])[] = [
  ['An amount in a sentence: dollars', `${dollars(1500)} · ${dollars(1500.5)}`],
  ['An amount on a price list or in a total: price', price(1500)],
]

const dateCases: readonly (readonly [string, string])[] = [
  ['A date at the clinic: dayOf', dayOf(instant)],
  ['Spelled out: longDayOf', longDayOf(instant)],
  ['With the weekday: weekdayOf', weekdayOf(instant)],
  ['With the time: momentOf', momentOf(instant)],
  ['A time today: timeOf', timeOf(instant)],
  ['A calendar date: calendarDay', calendarDay('2026-12-24')],
  ['A time that someone chose: clinicLocalTime', clinicLocalTime('2026-12-24T09:00')],
  ['The age of a list: ago', `${ago(0, 0)} · ${ago(0, hourMs / 5)} · ${ago(0, 3 * hourMs)}`],
  ['A duration: weeks', `${weeks(1)} · ${weeks(12)}`],
]

const FiguresPage = () => (
  <Pattern
    title="Numbers, money and dates"
    lead="Each kind has one formatter, so the same thing reads the same everywhere."
    rules={[
      'A screen never formats values on its own; a test fails if it does.',
      'Thousands have a comma, and one point is singular.',
      'Leave out the cents if there are none, except on price lists and in totals.',
      'Dates are in the clinic’s time zone: “today” is today at the clinic.',
      'Show the age of a list as how long ago it was loaded. Show an event with its date.',
      'Use a real minus sign, and a dash for unknown values.',
    ]}
  >
    <Choice title="Points" heads={['Value', 'Written as']} cases={pointCases} />
    <Choice title="Money" heads={['Value', 'Written as']} cases={moneyCases} />
    <Choice title="Dates and times" heads={['Value', 'Written as']} cases={dateCases} />
  </Pattern>
)

const meta = { component: Pattern, tags: ['!autodocs'], render: () => <FiguresPage /> } satisfies Meta<
  typeof Pattern
>

export default meta

export const Page: StoryObj = { name: 'Figures' }
