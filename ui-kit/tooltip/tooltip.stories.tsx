import type { Meta, StoryObj } from '@storybook/react-vite'
import { Info } from 'lucide-react'
import { expect, within } from 'storybook/test'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Tooltip, TooltipProvider } from './tooltip.tsx'

const meta = {
  component: Tooltip,
  args: { text: 'Counts once a day', children: <IconButton icon={Info} label="About this" /> },
  parameters: { layout: 'centered' },
  decorators: [
    Story => (
      <TooltipProvider>
        <Story />
      </TooltipProvider>
    ),
  ],
} satisfies Meta<typeof Tooltip>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const Open: Story = {
  args: { defaultOpen: true },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'About this' })
    await expect(button).toHaveAccessibleDescription('Counts once a day')
  },
}
export const LongText: Story = {
  args: {
    defaultOpen: true,
    side: 'bottom',
    text: 'What you spend on treatments within the last year, without what was given back',
  },
}
