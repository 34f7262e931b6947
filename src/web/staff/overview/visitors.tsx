import { useRouter } from '@tanstack/react-router'
import type { Overview } from '#api/schemas/index.ts'
import { Table } from '#ui-kit/data/table/table.tsx'
import { EmptyState } from '#ui-kit/feedback/empty-state/empty-state.tsx'
import { Split } from '#ui-kit/layout/split/split.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { capitalized } from '../../format/capitalized.ts'
import { shortCalendarDay } from '../../format/days.ts'
import { figure } from '../../format/points.ts'
import { BarChart } from './bar-chart/bar-chart.tsx'

const columnsOf = (what: string, count: string) =>
  [
    { key: 'what', title: what },
    { key: 'count', title: count, align: 'end' },
  ] as const

/** Anonymous pages and actions of visitors who allowed tracking. */
export function Visitors({ visitors: { visits, steps, pages, events } }: Pick<Overview, 'visitors'>) {
  const named = useNamedPages(pages)
  if (visits === 0 && events.length === 0)
    return (
      <EmptyState
        level={3}
        drawing="search"
        title="No visits counted in this period"
        hint="Visits show up here once visitors allow analytics cookies. Numbers only, no names."
      />
    )
  const byDay = steps.every(({ from, to }) => from === to)
  return (
    <Stack gap="m">
      <Text size={14} tone="quiet">
        Counts only visitors who allowed analytics or marketing cookies. Numbers only, no names.
      </Text>
      <Split
        at="end"
        aside={
          <Stack gap="m">
            <Table
              label="Landing pages"
              columns={columnsOf('Landing page', 'Visits')}
              rows={named.map(([name, times]) => ({ key: name, cells: [name, figure(times)] }))}
            />
            <Table
              label="What visitors did"
              columns={columnsOf('Action', 'Count')}
              rows={events.map(eventRow)}
            />
          </Stack>
        }
      >
        <BarChart
          label={byDay ? 'App visits by day' : 'App visits by week'}
          groupTitle={byDay ? 'Day' : 'Week of'}
          series={[{ key: 'visits', title: 'Visits' }]}
          groups={steps.map(step => ({
            key: step.from,
            label: shortCalendarDay(step.from),
            values: [step.visits],
          }))}
        />
      </Split>
    </Stack>
  )
}

/** Visits by a page's own title, or a post's URL. The last line counts everything that isn't a page of the app. */
function useNamedPages(pages: Overview['visitors']['pages']): readonly (readonly [string, number])[] {
  const titles = new Map(
    Object.entries(useRouter().routesByPath).map(([path, { options }]) => [path, options.staticData?.title]),
  )
  const nameOf = (page: string) => {
    if (page === '/') return 'Home'
    return titles.get(page) ?? (page.startsWith('/blog/') ? page : undefined)
  }
  const others = pages.filter(({ page }) => nameOf(page) === undefined)
  const otherVisits = others.reduce((sum, { visits }) => sum + visits, 0)
  return [
    ...pages.flatMap(({ page, visits }) => {
      const name = nameOf(page)
      return name === undefined ? [] : [[name, visits] as const]
    }),
    ...(otherVisits > 0 ? [['Other pages', otherVisits] as const] : []),
  ]
}

/** The recorded names that staff wouldn't recognize. */
const eventWords: Readonly<Record<string, string>> = { 'offer followed': 'Opened booking from Specials' }

const eventRow = ({ event, count }: Overview['visitors']['events'][number]) => ({
  key: event,
  cells: [eventWords[event] ?? capitalized(event), figure(count)],
})
