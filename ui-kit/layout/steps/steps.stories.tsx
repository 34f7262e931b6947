import type { Meta, StoryObj } from '@storybook/react-vite'
import { House, Share, SquarePlus } from '../../icons.ts'
import { Steps } from './steps.tsx'

const meta = {
  component: Steps,
  parameters: {
    guidance: {
      use: ['For how to do something outside the app, or before using it.'],
      dontUse: ['For the steps of a form.'],
      instead: { Stepper: 'for the steps of a form' },
      anatomy: ['Number', 'What to do', 'A tip', 'An icon of what to look for'],
      words: ['Imperatives: "Hold your phone over it".'],
    },
  },
  args: {
    steps: [
      { title: 'Find the code at the desk' },
      { title: 'Hold your phone over it', hint: 'A hand’s width is best.' },
      { title: 'Watch your balance grow' },
    ],
  },
} satisfies Meta<typeof Steps>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const One: Story = { args: { steps: [{ title: 'Breathe' }] } }
export const WithIcons: Story = {
  tags: ['do'],
  args: {
    steps: [
      { title: 'Open the share menu', icon: Share },
      { title: 'Add it', hint: 'Scroll down a little.', icon: SquarePlus },
      { title: 'Open it from there', icon: House },
    ],
  },
}
export const LongTexts: Story = {
  args: {
    steps: [
      {
        title: 'Find the code that stands on the desk, next to the flowers and the water',
        hint: 'If you don’t see it, ask; there is a second one in the lounge, and a third one by the door.',
      },
    ],
  },
}

export const NounsInsteadOfSteps: Story = {
  tags: ['dont'],
  args: {
    steps: [
      { title: 'Share menu', icon: Share },
      { title: 'Home screen', icon: SquarePlus },
      { title: 'Velora app', icon: House },
    ],
  },
}
