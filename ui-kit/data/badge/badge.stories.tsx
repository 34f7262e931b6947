import type { Meta, StoryObj } from '@storybook/react-vite'
import { Clock } from '../../icons.ts'
import { Badge } from './badge.tsx'

const meta = {
  component: Badge,
  parameters: {
    guidance: {
      use: ['For an item’s status in one or two words, at its end or in its corner.'],
      dontUse: [
        'For something that people can press.',
        'For more than two words: a long badge wraps and looks like a notice.',
        'More than two on one card.',
      ],
      instead: {
        Chips: 'for choices',
        Notice: 'for a message to read',
        Text: 'for plain words next to others',
      },
      anatomy: ['Icon, if it helps', 'Word'],
      words: [
        'A status, not a sentence: "Pending", "Approved".',
        'The word carries the meaning; the tone repeats it.',
      ],
    },
  },
  args: { children: 'Pending' },
} satisfies Meta<typeof Badge>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Accent: Story = { args: { tone: 'accent' } }
export const Strong: Story = { args: { tone: 'strong' } }
export const Positive: Story = { tags: ['do'], args: { tone: 'positive' } }
export const Caution: Story = { args: { tone: 'caution' } }
export const Critical: Story = { args: { tone: 'critical' } }
export const Bronze: Story = { args: { metal: 'bronze', children: 'Bronze' } }
export const Silver: Story = { args: { metal: 'silver', children: 'Silver' } }
export const Gold: Story = { args: { metal: 'gold', children: 'Gold' } }
export const Platinum: Story = { args: { metal: 'platinum', children: 'Platinum' } }
export const WithIcon: Story = { args: { tone: 'caution', icon: Clock } }
export const LongText: Story = {
  args: {
    children: 'For everyone who has been with us for longer than a year and a half, and their friends',
  },
}

export const ASentence: Story = {
  tags: ['dont'],
  args: { tone: 'caution', children: 'We are still waiting for somebody to look at this' },
}
