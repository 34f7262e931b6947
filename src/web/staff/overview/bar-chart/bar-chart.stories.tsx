import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { BarChart } from './bar-chart.tsx'

const weeks = (count: number) =>
  Array.from({ length: count }, (_, n) => ({
    key: String(n),
    label: `${(n % 12) + 1}/${(n % 28) + 1}`,
    values: [20 + ((n * 17) % 23), 9 + ((n * 7) % 13)],
  }))

const meta = {
  component: BarChart,
  parameters: {
    guidance: {
      use: ['To show how one or two numbers change from week to week or month to month.'],
      dontUse: [
        'For shares of a whole.',
        'For fewer than three groups: just give the numbers.',
        'For more than two series.',
      ],
      instead: { Stat: 'for one number', Table: 'for exact numbers', Progress: 'for progress toward a goal' },
      anatomy: [
        'Title and legend',
        'Bars, which scroll sideways and start at the newest',
        'The numbers as a table',
      ],
      words: ['The label says what’s counted and how it’s grouped: "Visits by week".'],
      keyboard: {
        Tab: 'Moves to the chart, then to the table.',
        'Arrow left, arrow right': 'Scroll the chart if it’s wider than its space.',
        Enter: 'Opens the table.',
      },
    },
  },
  args: {
    label: 'Visits by week',
    groupTitle: 'Week',
    series: [
      { key: 'visits', title: 'Visits' },
      { key: 'orders', title: 'Orders' },
    ],
    groups: weeks(12),
  },
} satisfies Meta<typeof BarChart>

export default meta
type Story = StoryObj<typeof meta>

export const TwoSeries: Story = {
  play: async ({ canvasElement }) => {
    const bars = () => canvasElement.querySelectorAll('.recharts-bar-rectangle path')
    await waitFor(() => expect(bars()).toHaveLength(24))
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByText('Show as a table'))
    await expect(canvas.getByRole('table', { name: 'Visits by week' })).toBeVisible()
    await expect(canvas.getAllByRole('row')).toHaveLength(13)
  },
}
export const OneSeries: Story = {
  tags: ['do'],
  args: {
    series: [{ key: 'visits', title: 'Visits' }],
    groups: weeks(8).map(group => ({ ...group, values: group.values.slice(0, 1) })),
  },
}
export const One: Story = { args: { groups: weeks(1) } }
export const Empty: Story = { args: { groups: [] } }
export const AllZero: Story = { args: { groups: weeks(6).map(group => ({ ...group, values: [0, 0] })) } }
/** A year, to show its shape without scrolling if there is room. */
export const AYear: Story = { args: { groups: weeks(53) } }

export const Many: Story = {
  args: { groups: weeks(104) },
  play: async ({ canvasElement }) => {
    // The first is the drawing's, the second its table's.
    const [frame] = within(canvasElement).getAllByRole('group', { name: 'Visits by week' })
    const { scrollLeft = 0, clientWidth = 0, scrollWidth = 0 } = frame ?? {}
    // It starts scrolled to the newest.
    await expect(scrollWidth).toBeGreaterThan(900)
    await expect(scrollLeft + clientWidth).toBeGreaterThan(scrollWidth - 2)
    await waitFor(() => expect(canvasElement.querySelectorAll('.recharts-bar')).toHaveLength(2))
  },
}

export const SharesOfAWhole: Story = {
  tags: ['dont'],
  args: {
    label: 'Members by tier',
    groupTitle: 'Tier',
    series: [{ key: 'share', title: 'Percent' }],
    groups: [
      { key: 'bronze', label: 'Bronze', values: [58] },
      { key: 'silver', label: 'Silver', values: [27] },
      { key: 'gold', label: 'Gold', values: [12] },
      { key: 'platinum', label: 'Platinum', values: [3] },
    ],
  },
}
