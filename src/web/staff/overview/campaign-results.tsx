import type { Overview } from '#api/schemas/index.ts'
import { Table } from '#ui-kit/data/table/table.tsx'
import { EmptyState } from '#ui-kit/feedback/empty-state/empty-state.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { shortCalendarDay } from '../../format/days.ts'
import { figure } from '../../format/points.ts'
import { BarChart } from './bar-chart/bar-chart.tsx'

const kinds: Readonly<Record<Overview['campaigns'][number]['kind'], string>> = {
  email: 'Email',
  sms: 'SMS',
  notification: 'Push',
  birthday: 'Birthday specials',
  promotion: 'Push',
}

const mostBars = 12

const columns = [
  { key: 'title', title: 'Campaign' },
  { key: 'kind', title: 'Channel' },
  { key: 'day', title: 'Date' },
  { key: 'sent', title: 'Sent', align: 'end' },
  { key: 'failed', title: 'Failed', align: 'end' },
  { key: 'skipped', title: 'Skipped', align: 'end' },
  { key: 'opened', title: 'Clicked', align: 'end' },
  { key: 'bookings', title: 'Clicked to book', align: 'end' },
] as const

/** The period's campaigns and their results. Only links in emails are counted. */
export function CampaignResults({ campaigns }: Pick<Overview, 'campaigns'>) {
  if (campaigns.length === 0)
    return (
      <EmptyState
        level={3}
        drawing="letter"
        title="Nothing sent in this period"
        hint="Results show up here after you send a campaign."
      />
    )
  const mails = campaigns.filter(({ kind }) => kind === 'email').slice(0, mostBars)
  return (
    <Stack gap="m">
      {mails.some(({ opened }) => opened > 0) && (
        <BarChart
          label="Recent emails: members who clicked, and who clicked to book"
          groupTitle="Email sent"
          series={[
            { key: 'opened', title: 'Clicked' },
            { key: 'bookings', title: 'Clicked to book' },
          ]}
          groups={mails.toReversed().map(({ id, day, opened, bookings }) => ({
            key: id,
            label: shortCalendarDay(day),
            values: [opened, bookings],
          }))}
        />
      )}
      <Table
        label="Campaigns"
        stacks
        columns={columns}
        rows={campaigns.map(({ id, title, kind, day, opened, bookings, ...results }) => ({
          key: id,
          cells: [
            title,
            kinds[kind],
            shortCalendarDay(day),
            figure(results.sent),
            figure(results.failed),
            figure(results.skipped),
            kind === 'email' ? figure(opened) : '–',
            kind === 'email' ? figure(bookings) : '–',
          ],
        }))}
      />
    </Stack>
  )
}
