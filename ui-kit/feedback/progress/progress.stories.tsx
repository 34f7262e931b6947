import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Progress } from './progress.tsx'

const meta = {
  component: Progress,
  parameters: {
    guidance: {
      use: ['For progress toward an end that’s known.'],
      dontUse: ['For waiting when nobody knows how long it takes.', 'For a share of a whole.'],
      instead: { Skeleton: 'for waiting', Stepper: 'for the steps of a task' },
      anatomy: ['Label', 'Numbers', 'Track'],
      words: ['Numbers rather than percentages: "340 of 500".'],
    },
  },
  args: { label: 'Glow Facial', value: 340, max: 500, valueText: '340 of 500' },
} satisfies Meta<typeof Progress>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['do'] }
export const Empty: Story = { args: { value: 0, valueText: '0 of 500' } }
export const Little: Story = { args: { value: 8, valueText: '8 of 500' } }
export const Full: Story = { args: { value: 500, valueText: '500 of 500', tone: 'positive' } }
export const More: Story = { args: { value: 900, valueText: '900 of 500' } }
export const Bronze: Story = { args: { metal: 'bronze' } }
export const Silver: Story = { args: { metal: 'silver' } }
export const Gold: Story = { args: { metal: 'gold' } }
export const Platinum: Story = { args: { metal: 'platinum' } }
export const Thin: Story = { args: { size: 's', labelHidden: true } }
export const LongLabel: Story = {
  args: {
    label: 'A weekend for two with every treatment that you have ever wanted to try',
    valueText: '340 of 12,500',
  },
}

export const Narrow: Story = {
  args: { label: 'Next Reward: LED Light Session', valueText: '20 more points needed, or one more visit' },
  decorators: [
    Story => (
      <div style={{ width: '180px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const { height } = canvas.getByText('Next Reward: LED Light Session').getBoundingClientRect()
    await expect(height).toBeLessThan(3 * 14 * 1.4)
    const { width } = canvas.getByText(/^20 more points/).getBoundingClientRect()
    await expect(width).toBeLessThanOrEqual(180)
  },
}

export const WithoutFigures: Story = { tags: ['dont'], args: { label: 'Loading', valueText: '68 %' } }
