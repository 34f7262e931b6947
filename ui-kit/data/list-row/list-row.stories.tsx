import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { ExampleLink } from '../../foundations/pressable/example-link.tsx'
import { Avatar } from '../avatar/avatar.tsx'
import { Badge } from '../badge/badge.tsx'
import { List, ListRow } from './list-row.tsx'

const meta = {
  component: ListRow,
  parameters: {
    guidance: {
      use: ['For up to a few dozen items of the same kind: a title, a line, a number at the end.'],
      dontUse: ['For items with several numbers to compare.', 'For hundreds of items.'],
      instead: { Table: 'to compare', Tile: 'for a destination' },
      anatomy: [
        'Avatar or icon',
        'A dot, if it’s unread',
        'Title, with a time or place at its end',
        'Quiet line',
        'Number or badge',
        'Arrow, if the row can be opened',
      ],
      words: ['The title is what people look for; the quiet line says when, or from whom.'],
      keyboard: { Tab: 'Moves to the rows that can be opened.', Enter: 'Opens the row.' },
    },
  },
  args: { title: 'Glow Facial', hint: 'April 23, 2026', trailing: <Badge tone="positive">+150</Badge> },
  decorators: [Story => <List label="History">{Story()}</List>],
} satisfies Meta<typeof ListRow>

export default meta
type Story = StoryObj<typeof meta>

export const One: Story = {}
export const AsLink: Story = { args: { render: <ExampleLink /> } }
export const WithLeading: Story = {
  args: { leading: <Avatar name="Mia Laurent" decorative />, title: 'Mia Laurent' },
}
export const LongTexts: Story = {
  parameters: { inEveryLayout: true },
  args: {
    title: 'Platelet-rich plasma with microneedling for the face, the neck and the décolleté',
    hint: 'Asked for on April 23, 2026; approved on April 24, 2026 by Dr. Ruiz, with a kind note',
    render: <ExampleLink />,
  },
}
export const Unread: Story = {
  args: {
    unread: true,
    title: 'New on the blog: what your skin does while you sleep, and how to help it along',
    note: '11:15 AM',
    hint: 'Why the night matters so much for your skin.',
    trailing: undefined,
  },
  play: async ({ canvasElement }) => {
    const row = within(canvasElement)
    const dot = row.getByText('New:').previousElementSibling as HTMLElement
    await expect([dot.offsetWidth, dot.offsetHeight, dot.clientWidth], 'a solid dot').toEqual([8, 8, 0])
    await expect(row.getByText('11:15 AM').getClientRects(), 'on one line').toHaveLength(1)
    const { left } = dot.getBoundingClientRect()
    await expect(row.getByText(/^Why the night/).getBoundingClientRect().left).toBeCloseTo(left, 0)
  },
}
export const Many: Story = {
  tags: ['do'],
  render: args => (
    <>
      <ListRow {...args} />
      <ListRow {...args} title="Vitamin Drip" />
      <ListRow {...args} title="Check-in" hint="Today" />
    </>
  ),
}

export const FiguresToCompare: Story = {
  tags: ['dont'],
  render: args => (
    <>
      <ListRow {...args} title="Mia Laurent" hint="240 points · 6 visits · $1,250 spent" trailing="Silver" />
      <ListRow {...args} title="Noor Haddad" hint="1,120 points · 14 visits · $4,900 spent" trailing="Gold" />
      <ListRow {...args} title="Lea Brandt" hint="80 points · 2 visits · $310 spent" trailing="Bronze" />
    </>
  ),
}
