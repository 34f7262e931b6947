import type { Meta, StoryObj } from '@storybook/react-vite'
import { CalendarHeart, Gift, Mail, Sparkles } from 'lucide-react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { SectionIndex } from './section-index.tsx'

// biome-ignore lint/a11y/useAnchorContent: the index puts the content in.
const link = <a href="#there" />

const meta = {
  component: SectionIndex,
  args: {
    label: 'Sections',
    current: 'first',
    onPick: fn(),
    groups: [
      {
        title: 'Every day',
        entries: [
          { id: 'first', label: 'First thing', icon: Sparkles, render: link },
          {
            id: 'second',
            label: 'Second thing with a rather long name',
            icon: Gift,
            render: link,
            count: 12,
          },
        ],
      },
      {
        title: 'Now and then',
        entries: [
          { id: 'third', label: 'Third thing', icon: Mail, render: link },
          { id: 'fourth', label: 'Fourth thing', icon: CalendarHeart, render: link },
        ],
      },
    ],
  },
} satisfies Meta<typeof SectionIndex>

export default meta
type Story = StoryObj<typeof meta>

export const OnThePhone: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.selectOptions(within(canvasElement).getByRole('combobox', { name: 'Sections' }), 'third')
    await expect(args.onPick).toHaveBeenCalledWith('third')
  },
}

export const Wide: Story = { globals: { viewport: { value: 'desktop' } } }
