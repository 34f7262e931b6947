import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import { Badge } from '#ui-kit/data/badge/badge.tsx'
import { Card } from '#ui-kit/layout/card/card.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { ReorderableList } from './reorderable-list.tsx'

const nameOf = (name: string) => name
const row = (name: string) => <Text>{name}</Text>

function Services({ names, fixed = false }: { names: readonly string[]; fixed?: boolean }) {
  const [order, setOrder] = useState(names)
  const move = (from: number, to: number) => {
    const moved = order.filter((_, index) => index !== from)
    setOrder([...moved.slice(0, to), order[from] ?? '', ...moved.slice(to)])
  }
  return (
    <Card>
      <ReorderableList
        label="Services"
        items={order}
        keyOf={nameOf}
        nameOf={nameOf}
        onMove={fixed ? undefined : move}
      >
        {row}
      </ReorderableList>
      <Badge>{`${order.length} total`}</Badge>
    </Card>
  )
}

const meta = {
  component: ReorderableList as unknown as typeof Services,
  render: args => <Services {...args} />,
  argTypes: {
    names: { description: 'The items in these examples.', control: false },
    fixed: { description: 'Whether the order in these examples is fixed.', control: 'boolean' },
  },
  parameters: {
    guidance: {
      use: ['Where people decide the order: services, questions, rewards.'],
      dontUse: ['Where something else decides the order, such as the name.'],
      instead: { DataGrid: 'to sort by a column' },
      anatomy: ['Handle', 'Row', 'Two arrow buttons, once the handle is pressed'],
      words: ['Announces an item’s new position: "Lip Filler is now 2 of 4".'],
      keyboard: {
        'Arrow up, arrow down': 'On a handle: move the row.',
        'Home, End': 'Move it to the top or bottom.',
        'Enter, Space': 'Show the two arrow buttons.',
      },
    },
  },
  args: { names: ['Lip Filler', 'Botox', 'Glow Drip', 'Peel'] },
} satisfies Meta<typeof Services>

export default meta
type Story = StoryObj<typeof meta>

const body = () => within(document.body)
const order = () =>
  within(body().getByRole('list', { name: 'Services' }))
    .getAllByRole('listitem')
    .map(item => item.textContent)
const handle = (name: string) => body().getByRole('button', { name: `Move ${name}` })

export const ByArrowKeys: Story = {
  tags: ['do'],
  play: async ({ canvas }) => {
    handle('Botox').focus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(order()).toEqual(['Botox', 'Lip Filler', 'Glow Drip', 'Peel'])
    await expect(handle('Botox')).toHaveFocus()
    await expect(canvas.getByRole('status')).toHaveTextContent('Botox is now 1 of 4')
    await userEvent.keyboard('{ArrowUp}{End}')
    await expect(order()).toEqual(['Lip Filler', 'Glow Drip', 'Peel', 'Botox'])
    await expect(handle('Botox')).toHaveFocus()
  },
}

/** For people who can neither drag nor use a keyboard. */
export const ByPressingArrows: Story = {
  play: async () => {
    await userEvent.click(handle('Glow Drip'))
    await userEvent.click(body().getByRole('button', { name: 'Move Glow Drip down' }))
    await expect(order()).toEqual(['Lip Filler', 'Botox', 'Peel', 'Glow Drip'])
    // It is last now, so the focused arrow button is disabled.
    await expect(handle('Glow Drip')).toHaveFocus()
    await userEvent.click(body().getByRole('button', { name: 'Move Glow Drip up' }))
    await expect(body().getByRole('button', { name: 'Move Glow Drip up' })).toHaveFocus()
    await userEvent.click(handle('Glow Drip'))
    await expect(body().queryByRole('button', { name: 'Move Glow Drip up' })).toBeNull()
  },
}

const middleOf = (element: Element) => {
  const { top, height, left } = element.getBoundingClientRect()
  return { clientX: left + 20, clientY: top + height / 2, button: 0, pointerId: 1 }
}

async function drag(name: string, over: string) {
  const grip = handle(name)
  // A simulated pointer can't be captured.
  grip.setPointerCapture = () => undefined
  await fireEvent.pointerDown(grip, middleOf(grip))
  await fireEvent.pointerMove(grip, middleOf(handle(over)))
  return grip
}

export const ByDragging: Story = {
  play: async () => {
    const grip = await drag('Lip Filler', 'Glow Drip')
    await expect(grip.closest('li')).toHaveAttribute('data-dragged')
    await expect(handle('Glow Drip').closest('li')).toHaveAttribute('data-drop', 'after')
    await fireEvent.pointerUp(grip)
    await fireEvent.click(grip)
    await waitFor(() => expect(order()).toEqual(['Botox', 'Glow Drip', 'Lip Filler', 'Peel']))
    await expect(grip.closest('li')).not.toHaveAttribute('data-dragged')
    await expect(body().queryByRole('button', { name: 'Move Lip Filler up' })).toBeNull()
  },
}

export const DraggingGivenUp: Story = {
  play: async () => {
    const grip = await drag('Peel', 'Lip Filler')
    await expect(handle('Lip Filler').closest('li')).toHaveAttribute('data-drop', 'before')
    await userEvent.keyboard('{Escape}')
    await fireEvent.pointerUp(grip)
    await expect(order()).toEqual(['Lip Filler', 'Botox', 'Glow Drip', 'Peel'])
  },
}

export const Fixed: Story = {
  args: { fixed: true },
  play: () => expect(body().queryByRole('button')).toBeNull(),
}

export const Long: Story = {
  args: {
    names: [
      'A full-face balancing with hyaluronic acid, three follow-up visits and a consultation beforehand',
      'Botox',
    ],
  },
  play: () => userEvent.click(handle('Botox')),
}

export const SortedByPriceAlready: Story = {
  tags: ['dont'],
  args: { names: ['Peel, $90', 'Glow Drip, $120', 'Botox, $320', 'Lip Filler, $650'] },
}
