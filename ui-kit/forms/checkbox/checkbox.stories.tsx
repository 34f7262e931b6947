import type { Meta, StoryObj } from '@storybook/react-vite'
import { Checkbox } from './checkbox.tsx'

const meta = {
  component: Checkbox,
  parameters: {
    guidance: {
      use: [
        'For one thing that is agreed to or chosen, and counts when the form is sent.',
        'For consents: never ticked beforehand.',
      ],
      dontUse: ['For what takes effect at once.'],
      instead: {
        Switch: 'for what takes effect at once',
        Chips: 'for one choice of a few',
        SelectField: 'for one choice of many',
      },
      anatomy: ['Box', 'Label', 'Hint', 'What is missing'],
      words: [
        'A sentence of the person: "I have read the privacy policy".',
        'Positive: ticking it means yes.',
      ],
      keyboard: { Space: 'Ticks and clears it.', Tab: 'Goes on to the next field.' },
    },
  },
  args: { label: 'I have read the privacy policy' },
} satisfies Meta<typeof Checkbox>

export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = { args: {} }
export const On: Story = { args: { defaultChecked: true } }
export const WithHint: Story = {
  tags: ['do'],
  args: { hint: 'You can withdraw it at any time in your profile.' },
}
export const LongText: Story = {
  args: {
    label:
      'I consent to the treatment that was explained to me, with its alternatives, its risks and what can be expected of it, and I had the time to ask all of my questions.',
  },
}
export const Refused: Story = { args: { error: 'We need your consent to go on.' } }
export const Disabled: Story = { args: { disabled: true, defaultChecked: true } }

export const TickedMeansNo: Story = {
  tags: ['dont'],
  args: { label: 'Don’t send me offers by mail', hint: 'Leave it empty if you want to get them.' },
}
