import type { Meta, StoryObj } from '@storybook/react-vite'
import { Text } from './text.tsx'

const meta = {
  component: Text,
  parameters: {
    guidance: {
      use: ['For running text, small and large.'],
      dontUse: ['For titles.'],
      instead: { Heading: 'for titles', Badge: 'for a state', Prose: 'for long texts' },
      words: [
        'Sentences end with a period; labels don’t.',
        'Quiet is for secondary text, never for anything essential.',
      ],
    },
  },
  args: { children: 'Your skin keeps a diary; so do we.' },
} satisfies Meta<typeof Text>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Quiet: Story = { tags: ['do'], args: { tone: 'quiet' } }
export const Accent: Story = { args: { tone: 'accent' } }
export const Positive: Story = { args: { tone: 'positive' } }
export const Caution: Story = { args: { tone: 'caution' } }
export const Critical: Story = { args: { tone: 'critical' } }
export const Small: Story = { args: { size: 12, tone: 'quiet' } }
export const Large: Story = { args: { size: 22 } }
export const Overline: Story = {
  args: { overline: true, size: 12, tone: 'accent', children: 'Limited time' },
}
export const Figures: Story = { args: { figures: true, children: '1,240 · 0,111', weight: 'strong' } }
export const KeepsLineBreaks: Story = { args: { lines: 'keep', children: 'First line\nSecond line' } }
export const CutToTwoLines: Story = {
  args: {
    lines: 'two',
    children:
      'A long story about hyaluronic acid and the water that it holds, told with patience and care for everyone who wonders where the glow comes from, and how long it is going to stay this time.',
  },
}

export const NeededButQuiet: Story = {
  tags: ['dont'],
  args: { tone: 'quiet', size: 12, children: 'Please don’t take aspirin on the day before your visit.' },
}
