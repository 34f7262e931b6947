import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { Illustration } from '#ui-kit/brand/illustration/illustration.tsx'
import { Heading } from '#ui-kit/layout/heading/heading.tsx'
import { DisclosureRow, DisclosureRows } from './disclosure-row.tsx'

const meta = {
  component: DisclosureRow,
  parameters: {
    guidance: {
      use: [
        'For one of many options, each with a picture and a few numbers. Closed rows let a phone show many of them; an open row shows everything.',
      ],
      dontUse: ['For details that everyone needs: put those in the closed row.'],
      instead: {
        ListRow: 'for a row that opens another page',
        DataGrid: 'at a desk, with details next to it',
      },
      anatomy: ['Picture', 'Title', 'Two lines', 'Numbers', 'Arrow', 'When open: the rest, and the actions'],
      words: ['The closed row says enough for people to decide whether to open it.'],
      keyboard: { 'Enter, Space': 'Open and close it.', Tab: 'Moves from row to row.' },
    },
  },
  args: {
    picture: <Illustration ratio="square" rounded={false} />,
    title: (
      <Heading level={3} size={16}>
        Lip Filler
      </Heading>
    ),
    hint: '45 min · Soft volume and definition with hyaluronic acid, in one visit',
    more: 'Lasts about 26 weeks',
    facts: (
      <>
        <span>$650.00</span>
        <span>+65 points</span>
      </>
    ),
    actions: (
      <>
        <Button size="s">Book</Button>
        <Button size="s" variant="secondary">
          Request points
        </Button>
      </>
    ),
  },
  decorators: [
    Story => (
      <DisclosureRows>
        <Story />
      </DisclosureRows>
    ),
  ],
} satisfies Meta<typeof DisclosureRow>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {
  tags: ['do'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Lasts about 26 weeks')).not.toBeVisible()
    await expect(canvas.getByText('Request points')).not.toBeVisible()
  },
}

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('heading', { name: 'Lip Filler' }))
    await expect(canvas.getByText('Lasts about 26 weeks')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Request points' })).toBeVisible()
  },
}

export const LongTexts: Story = {
  args: {
    title: (
      <Heading level={3} size={16}>
        Full Face Balancing with Hyaluronic Acid and Three Follow-up Visits
      </Heading>
    ),
    hint: 'A description that says in detail what happens, how it feels and what to mind. '.repeat(3),
  },
}

export const Many: Story = {
  render: args => (
    <>
      {['a', 'b', 'c', 'd', 'e', 'f'].map(key => (
        <DisclosureRow key={key} {...args} />
      ))}
    </>
  ),
}

export const PriceHiddenInside: Story = {
  tags: ['dont'],
  args: {
    hint: 'A treatment that many of our members love',
    more: '45 min · $650.00 · +65 points · lasts about 26 weeks',
    facts: <span>All about it</span>,
  },
}
