import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Table } from './table.tsx'

const meta = {
  component: Table,
  parameters: {
    guidance: {
      use: ['For up to a few dozen rows of numbers to compare.'],
      dontUse: ['For layout.', 'For hundreds of rows.'],
      instead: {
        Facts: 'for one item',
        ListRow: 'for one number per row',
      },
      anatomy: ['Headings', 'The first cell, which names the row', 'Cells'],
      words: ['Headings are one word where possible. Units go in the heading.'],
      keyboard: {
        Tab: 'Moves to the table.',
        'Arrow left, arrow right': 'Scroll it if it’s wider than its space.',
      },
    },
  },
  args: {
    label: 'Weeks',
    columns: [
      { key: 'week', title: 'Week' },
      { key: 'visits', title: 'Visits', align: 'end' },
    ],
    rows: [
      { key: '1', cells: ['Nov 2 – 8', 31] },
      { key: '2', cells: ['Nov 9 – 15', 127] },
    ],
  },
} satisfies Meta<typeof Table>

export default meta
type Story = StoryObj<typeof meta>

export const Several: Story = {}
export const Empty: Story = { args: { rows: [] } }
export const Wide: Story = {
  args: {
    columns: Array.from({ length: 9 }, (_, n) => ({ key: String(n), title: `Column number ${n + 1}` })),
    rows: [{ key: '1', cells: Array.from({ length: 9 }, (_, n) => `Value ${n + 1}`) }],
  },
}
export const LongTexts: Story = {
  args: { rows: [{ key: '1', cells: ['A name that goes on and on and does not end '.repeat(4), 1] }] },
}
export const Many: Story = {
  args: { rows: Array.from({ length: 60 }, (_, n) => ({ key: String(n), cells: [`Week ${n + 1}`, n * 3] })) },
}

/** On a phone each row is a card, so no words break and nothing scrolls sideways. */
export const Stacked: Story = {
  args: {
    stacks: true,
    columns: ['When', 'Who', 'What', 'Patient', 'From'].map(title => ({ key: title, title })),
    rows: [
      {
        key: '1',
        cells: [
          'Nov 20, 2026, 10:04:00 AM',
          'Ines Moreau, front desk',
          'Award treatment',
          'Mia Hart',
          '203.0.113.7',
        ],
      },
      { key: '2', cells: ['Nov 20, 2026, 10:05:00 AM', 'Olga, owner', 'Create monthly special'] },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const frame = canvas.getByRole('group')
    await expect(frame.scrollWidth).toBe(frame.clientWidth)
    const { height } = canvas.getByText('Ines Moreau, front desk').getBoundingClientRect()
    await expect(height).toBeLessThan(32)
    await expect(canvas.getAllByRole('row')).toHaveLength(3)
  },
}

export const FiguresToCompare: Story = {
  tags: ['do'],
  args: {
    columns: [
      { key: 'week', title: 'Week' },
      { key: 'visits', title: 'Visits', align: 'end' },
      { key: 'spent', title: 'Spent, $', align: 'end' },
    ],
    rows: [
      { key: '1', cells: ['Nov 2 – 8', 31, '4,210'] },
      { key: '2', cells: ['Nov 9 – 15', 127, '18,940'] },
    ],
  },
}

export const UnitsInEachCell: Story = {
  tags: ['dont'],
  args: {
    columns: [
      { key: 'week', title: 'Week' },
      { key: 'visits', title: 'How many came' },
      { key: 'spent', title: 'How much they spent' },
    ],
    rows: [
      { key: '1', cells: ['Nov 2 – 8', '31 visits', '4,210 dollars'] },
      { key: '2', cells: ['Nov 9 – 15', '127 visits', '18,940 dollars'] },
    ],
  },
}
