import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stepper } from './stepper.tsx'

const meta = {
  component: Stepper,
  parameters: {
    guidance: {
      use: ['For a task of two to five steps that follow each other.'],
      dontUse: ['For views that can be opened in any order.'],
      instead: { Tabs: 'for any order', Steps: 'for instructions', Progress: 'for how far something is' },
      anatomy: ['Name of the step', 'Which of how many', 'Bars'],
      words: ['A step is a noun: "Medical intake".'],
    },
  },
  args: { steps: ['Welcome', 'Medical intake', 'Notifications', 'Complete'], current: 1 },
} satisfies Meta<typeof Stepper>

export default meta
type Story = StoryObj<typeof meta>

export const First: Story = { args: {} }
export const Third: Story = { tags: ['do'], args: { current: 3 } }
export const Last: Story = { args: { current: 4 } }

export const NineSteps: Story = {
  tags: ['dont'],
  args: {
    steps: [
      ...['Name', 'Birthday', 'Phone', 'Address', 'Allergies', 'Treatments', 'Consent', 'Notifications'],
      'Complete',
    ],
    current: 4,
  },
}
