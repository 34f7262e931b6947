import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stepper } from './stepper.tsx'

const meta = {
  component: Stepper,
  parameters: {
    guidance: {
      use: ['For a task with two to five steps in a fixed order.'],
      dontUse: ['For views that can be opened in any order.'],
      instead: {
        Tabs: 'for views in any order',
        Steps: 'for instructions',
        Progress: 'for progress toward a goal',
      },
      anatomy: ['Name of the step', 'Its number, and how many there are', 'Bars'],
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
