import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { DataGrid, type GridColumn } from './data-grid.tsx'

interface Plant {
  readonly name: string
  readonly height: number
}

const plants: readonly Plant[] = Array.from({ length: 500 }, (_, at) => ({
  name: `Plant ${at + 1}`,
  height: 500 - at,
}))

const columns: readonly GridColumn<Plant>[] = [
  { key: 'name', title: 'Name', width: 'wide', order: 'ascending', cell: ({ name }) => name },
  { key: 'height', title: 'Height', align: 'end', order: 'descending', cell: ({ height }) => `${height} cm` },
  { key: 'place', title: 'Place', cell: () => 'By the window' },
]

/** It scrolls with the window, so the docs page shows each story in a separate frame. */
const inAWindow = { docs: { story: { inline: false, height: '360px' } } }

const nameOf = ({ name }: Plant) => name
const opened = fn()
const asked = fn()

function Plants({ items = plants }: { items?: readonly Plant[] }) {
  const [chosen, choose] = useState<Plant>()
  const [sorted, sort] = useState('name')
  return (
    <DataGrid
      label="Plants"
      columns={columns}
      items={items}
      total={items.length}
      busy={false}
      keyOf={nameOf}
      sorted={sorted}
      onSort={sort}
      chosen={chosen?.name}
      onChoose={choose}
      onOpen={opened}
      onNearEnd={asked}
    />
  )
}

const meta = {
  component: DataGrid as unknown as typeof Plants,
  render: args => <Plants {...args} />,
  parameters: {
    ...inAWindow,
    guidance: {
      use: [
        'At a desk, for many items of the same kind with several numbers each, where people look closely at one at a time.',
      ],
      dontUse: ['On a phone.', 'For fewer than ten rows.'],
      instead: {
        Feed: 'for long lists on a phone',
        Table: 'for a few rows',
        ListRow: 'for items with one number',
      },
      anatomy: ['A header that stays visible, with the sort order', 'Rows', 'The selected row'],
      words: ['Headings are one word; numbers are aligned to the end of their column.'],
      keyboard: {
        'Arrow up, arrow down': 'Select the previous or next row.',
        'Page up, page down': 'Move by one screen.',
        'Home, End': 'Move to the first or last row.',
        Enter: 'Opens the row.',
      },
    },
  },
} satisfies Meta<typeof Plants>

export default meta
type Story = StoryObj<typeof meta>

export const Many: Story = {
  tags: ['do'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '501')
    await expect((await canvas.findAllByRole('row')).length).toBeLessThan(60)
  },
}

export const One: Story = { args: { items: plants.slice(0, 1) } }

export const LongTexts: Story = {
  args: { items: [{ name: 'Hippeastrum-reginae-of-the-northern-conservatory'.repeat(3), height: 123_456 }] },
}

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    opened.mockClear()
    const row = (name: RegExp) => canvas.findByRole('row', { name })
    ;(await row(/^Plant 1 /)).focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(await row(/^Plant 3 /)).toHaveFocus()
    await expect(await row(/^Plant 3 /)).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Enter}')
    await expect(opened).toHaveBeenCalledWith(plants[2])
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Plant 500'))
    await userEvent.keyboard('{Home}')
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Plant 1500 cm'))
  },
}

export const OrderedByItsHead: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Height' }))
    await expect(canvas.getByRole('columnheader', { name: 'Height' })).toHaveAttribute(
      'aria-sort',
      'descending',
    )
    await expect(canvas.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'none')
  },
}

export const ForThreeRows: Story = {
  tags: ['dont'],
  args: { items: plants.slice(0, 3) },
}
