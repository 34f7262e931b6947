import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Button } from '../../actions/button/button.tsx'
import { SuccessMoment } from './success-moment.tsx'

const meta = {
  component: SuccessMoment,
  parameters: {
    guidance: {
      use: ['For one good thing that a member did just now: a check-in, a claim.'],
      dontUse: ['For staff at work, where seconds count.', 'Together with a toast that says the same.'],
      instead: { Toast: 'for everyday success', TurningCard: 'for a new tier' },
      anatomy: ['Seal', 'Figure', 'Title', 'One line', 'One button'],
      words: ['The figure first: "+5".', 'The title is glad and short: "Check-in Successful!".'],
      keyboard: { Escape: 'Goes on.', Enter: 'Presses the button, which has the focus.' },
    },
    docs: { story: { inline: false, height: '640px' } },
  },
  args: {
    open: true,
    onClose: fn(),
    figure: '+5',
    title: 'Check-in Successful!',
    line: 'You have 1,245 now.',
    children: (
      <Button full size="l">
        Done
      </Button>
    ),
  },
} satisfies Meta<typeof SuccessMoment>

export default meta
type Story = StoryObj<typeof meta>

export const WithFigure: Story = { tags: ['do'], args: {} }
export const WithoutFigure: Story = { args: { figure: undefined, title: 'You are all set', line: '' } }
export const LongTexts: Story = {
  args: {
    figure: '+12,500',
    title: 'Congratulations on Gold! You’re royalty from this day on',
    line: 'You have 1,234,567 now, which is enough for everything that we have, twice, and then some.',
  },
}

export const ForASavedForm: Story = {
  tags: ['dont'],
  args: {
    figure: undefined,
    title: 'Service saved!',
    line: 'The price of Glow Facial is $180.00 now.',
    children: (
      <Button full size="l">
        Back to Services
      </Button>
    ),
  },
}
