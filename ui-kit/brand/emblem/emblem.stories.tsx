import type { Meta, StoryObj } from '@storybook/react-vite'
import { List, ListRow } from '../../data/list-row/list-row.tsx'
import { Droplet, Gift, Leaf, Sparkles, Sun } from '../../icons.ts'
import { Inline } from '../../layout/inline/inline.tsx'
import { Emblem } from './emblem.tsx'

const meta = {
  component: Emblem,
  parameters: {
    guidance: {
      use: ['As the icon for a kind of item, at the start of a row, card or ticket.'],
      dontUse: ['On its own: the words next to it say what it is.', 'As a button.'],
      instead: { Avatar: 'for people', IconButton: 'for something that people can press' },
      anatomy: ['Icon', 'Soft round background'],
    },
  },
  args: { icon: Gift },
} satisfies Meta<typeof Emblem>

export default meta
type Story = StoryObj<typeof meta>

export const Accent: Story = {}
export const Positive: Story = { args: { icon: Droplet, tint: 'positive' } }
export const Caution: Story = { args: { icon: Sun, tint: 'caution' } }
export const Neutral: Story = { args: { icon: Leaf, tint: 'neutral' } }
export const Gold: Story = { args: { icon: Sparkles, tint: 'gold' } }

export const BesideItsWords: Story = {
  tags: ['do'],
  render: args => (
    <List label="Rewards">
      <ListRow leading={<Emblem {...args} />} title="Glow Facial" hint="A reward for 500 points" />
    </List>
  ),
}

export const SignsWithoutWords: Story = {
  tags: ['dont'],
  render: args => (
    <Inline gap="m">
      <Emblem {...args} />
      <Emblem icon={Droplet} tint="positive" />
      <Emblem icon={Sun} tint="caution" />
      <Emblem icon={Leaf} tint="neutral" />
    </Inline>
  ),
}
