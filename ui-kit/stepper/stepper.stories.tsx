import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stepper } from './stepper.tsx'

const meta = {
  component: Stepper,
  args: { steps: ['Welcome', 'Medical intake', 'Notifications', 'Complete'], current: 1 },
} satisfies Meta<typeof Stepper>

export default meta
type Story = StoryObj<typeof meta>

export const First: Story = { args: {} }
export const Third: Story = { args: { current: 3 } }
export const Last: Story = { args: { current: 4 } }
