import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, HttpResponse, http } from 'msw'
import { useState } from 'react'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import { getReadFiguresMockHandler, getReadFiguresResponseMock } from '#api/patients/patients.msw.ts'
import type { Overview } from '#api/schemas/index.ts'
import { inApp } from '../../app/in-app.fixtures.tsx'
import { OverviewScreen } from './overview-screen.tsx'
import type { PeriodSearch } from './periods.ts'

const twelve = Array.from({ length: 12 }, (_, n) => ({
  from: new Date(Date.UTC(2026, 7, 31 + 7 * n)).toISOString().slice(0, 10),
  to: new Date(Date.UTC(2026, 8, 6 + 7 * n)).toISOString().slice(0, 10),
  checkIns: 20 + ((n * 17) % 23),
  treatments: 9 + ((n * 7) % 13),
}))

const overview = (change: Partial<Overview> = {}): Overview => ({
  ...getReadFiguresResponseMock(),
  from: '2026-08-31',
  to: '2026-11-20',
  weeks: twelve,
  ...change,
})

const periods: PeriodSearch[] = []

const meta = {
  component: OverviewScreen,
  decorators: [inApp({ path: '/admin/overview' })],
  args: { search: {}, onSearch: search => periods.push(search) },
  beforeEach: ({ msw }) => {
    periods.length = 0
    msw.use(getReadFiguresMockHandler(overview()))
  },
} satisfies Meta<typeof OverviewScreen>

export default meta
type Story = StoryObj<typeof meta>

const shows = (words: string | RegExp) =>
  waitFor(() => expect(within(document.body).getAllByText(words)[0]).toBeVisible())

export const TwelveWeeks: Story = {
  parameters: { pictures: 'every width' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await shows('Aug 31, 2026 to Nov 20, 2026')
    await shows('18,200')
    await shows('$1,820.00, at $125.00 per 1,250 points, based on $25 Credit and $100 Credit')
    await shows('Spent on rewards; corrections removed 10 more')
    await expect(canvas.getByRole('progressbar', { name: 'Gold' })).toHaveAttribute(
      'aria-valuetext',
      '12 of 120',
    )
    await userEvent.click(canvas.getAllByText('Show as a table')[0] as HTMLElement)
    await expect(canvas.getByRole('row', { name: '8/31 20 9' })).toBeVisible()
  },
}

export const WhereAndWhoVisits: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      getReadFiguresMockHandler(
        overview({
          visitors: {
            visits: 930,
            steps: Array.from({ length: 31 }, (_, n) => {
              const day = `2026-10-${String(n + 1).padStart(2, '0')}`
              return { from: day, to: day, visits: 15 + ((n * 7) % 31) }
            }),
            pages: [
              { page: '/', visits: 610 },
              { page: '/services', visits: 240 },
              { page: '/blog/what-sunscreen-does-for-a-filler-2f6f1d1c1101', visits: 80 },
              { page: '/no/such/page', visits: 2 },
            ],
            events: [{ event: 'booking link opened', count: 42 }],
          },
        }),
      ),
    ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await shows('Main Street')
    await expect(canvas.getByRole('row', { name: 'Main Street 33 24 810' })).toBeVisible()
    await expect(canvas.getByRole('row', { name: 'No location 5 4 120' })).toBeVisible()
    await expect(canvas.getByRole('row', { name: 'Home 610' })).toBeVisible()
    await expect(canvas.getByRole('row', { name: /^Other pages/ })).toBeVisible()
    await expect(canvas.queryByText('/no/such/page')).toBeNull()
    await expect(canvas.getByRole('row', { name: 'Booking link opened 42' })).toBeVisible()
    await shows(/no names/)
  },
}

export const NobodyAllowedCounting: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      getReadFiguresMockHandler(
        overview({ locations: [], visitors: { visits: 0, steps: [], pages: [], events: [] } }),
      ),
    ),
  play: async ({ canvasElement }) => {
    await shows('No visits counted in this period')
    await expect(within(canvasElement).queryByRole('table', { name: 'By location' })).toBeNull()
  },
}

const kinds = ['email', 'sms', 'notification', 'promotion', 'birthday'] as const

export const ManyCampaigns: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      getReadFiguresMockHandler(
        overview({
          ledgerCheck: { day: '2026-11-20', holds: false },
          campaigns: Array.from({ length: 40 }, (_, n) => ({
            id: `0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0c${String(n).padStart(2, '0')}`,
            kind: kinds[n % kinds.length] ?? 'email',
            title:
              n === 3 ? 'A title that goes on for longer than titles should '.repeat(3) : `Campaign ${n}`,
            day: `2026-11-${String(20 - (n % 20)).padStart(2, '0')}`,
            sent: 1200 - n,
            failed: n % 7,
            skipped: 300,
            opened: 400 - 9 * n,
            bookings: 90 - 2 * n,
          })),
        }),
      ),
    ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await shows('The points ledger doesn’t add up')
    await expect(canvas.getByRole('row', { name: 'Campaign 0 Email 11/20 1,200 0 300 400 90' })).toBeVisible()
    await expect(canvas.getByRole('row', { name: 'Campaign 1 SMS 11/19 1,199 1 300 – –' })).toBeVisible()
  },
}

export const OtherDays: Story = {
  render: function Choosing(args) {
    const [search, setSearch] = useState<PeriodSearch>({})
    return (
      <OverviewScreen
        {...args}
        search={search}
        onSearch={next => {
          periods.push(next)
          setSearch(next)
        }}
      />
    )
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await shows('18,200')
    await userEvent.click(canvas.getByRole('button', { name: 'Custom' }))
    fireEvent.change(canvas.getByLabelText('From'), { target: { value: '2026-10-05' } })
    fireEvent.change(canvas.getByLabelText('To'), { target: { value: '2026-10-04' } })
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }))
    await shows('The end date can’t be before the start date.')
    fireEvent.change(canvas.getByLabelText('To'), { target: { value: '2026-10-11' } })
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }))
    await expect(periods).toEqual([{ from: '2026-10-05', to: '2026-10-11' }])
  },
}

export const NewClinic: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      getReadFiguresMockHandler(
        overview({
          members: {
            total: 0,
            joined: 0,
            byTier: (['Bronze', 'Silver', 'Gold', 'Platinum'] as const).map(tier => ({ tier, members: 0 })),
          },
          points: {
            issued: 0,
            redeemed: 0,
            takenBack: 0,
            outstanding: 0,
            outstandingValue: null,
            openVouchers: 0,
            vouchersValue: null,
            owedValue: null,
            rate: null,
          },
          weeks: twelve.map(week => ({ ...week, checkIns: 0, treatments: 0 })),
          campaigns: [],
          ledgerCheck: null,
        }),
      ),
    ),
  play: async () => {
    await shows('No visits in this period')
    await shows('Nothing sent in this period')
    await shows('No reward has a dollar value, so points can’t be valued')
  },
}

export const LargeFigures: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      getReadFiguresMockHandler(
        overview({
          points: {
            issued: 123_456_789,
            redeemed: 98_765_432,
            takenBack: 0,
            outstanding: 24_691_357,
            outstandingValue: '2469135.70',
            openVouchers: 1234,
            vouchersValue: '30850.00',
            owedValue: '2499985.70',
            rate: {
              value: '125.00',
              points: 1250,
              rewards: ['A reward with a long title '.repeat(4).trim()],
            },
          },
          weeks: twelve.map(week => ({ ...week, checkIns: week.checkIns * 1234 })),
        }),
      ),
    ),
}

export const LoadingFigures: Story = {
  beforeEach: ({ msw }) => msw.use(http.get('*/api/admin/overview', () => delay('infinite'))),
}

export const NotAllowed: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('*/api/admin/overview', () =>
        HttpResponse.json({ message: 'Your role doesn’t have permission for this.' }, { status: 403 }),
      ),
    ),
  play: () => shows('Your role doesn’t have permission for this.'),
}

export const Offline: Story = {
  beforeEach: ({ msw }) => msw.use(http.get('*/api/admin/overview', () => HttpResponse.error())),
  play: () => shows('The figures could not be loaded'),
}

export const ExportFailed: Story = {
  beforeEach: ({ msw }) => msw.use(http.get('*/api/admin/patients.csv', () => HttpResponse.error())),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Export Patient List' }))
    await shows('Export Failed')
  },
}
