import type { Meta, StoryObj } from '@storybook/react-vite'
import { Table } from './table.tsx'

const meta = {
  component: Table,
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
