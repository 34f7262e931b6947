import type { Meta, StoryObj } from '@storybook/react-vite'
import { Heading } from './heading.tsx'

const meta = {
  component: Heading,
  parameters: {
    guidance: {
      use: ['For the title of a page, a section, a card.'],
      dontUse: ['To make text large.', 'Without content below it.'],
      instead: { Text: 'for large text that isn’t a title' },
      words: [
        'Short, without a period.',
        'Screen headings are in title case where the specification has them that way, and in sentence case otherwise.',
      ],
    },
  },
  args: { level: 1, children: 'Good morning, Mia' },
} satisfies Meta<typeof Heading>

export default meta
type Story = StoryObj<typeof meta>

export const Level1: Story = { args: { level: 1 } }
export const Level2: Story = { tags: ['do'], args: { level: 2 } }
export const Level3: Story = { args: { level: 3 } }
export const Level4: Story = { args: { level: 4 } }
export const Display: Story = { args: { level: 1, size: 48, children: '1,240' } }
export const Long: Story = {
  args: {
    level: 1,
    size: 36,
    children: 'Transform yourself into your best version with our exclusive loyalty program',
  },
}
export const Centred: Story = { args: { level: 2, align: 'center' } }

export const AReminderMadeLarge: Story = {
  tags: ['dont'],
  args: { level: 2, children: 'Please come ten minutes early and bring the list of your medicines.' },
}
