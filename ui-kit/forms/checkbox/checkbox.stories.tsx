import type { Meta, StoryObj } from '@storybook/react-vite'
import { Checkbox } from './checkbox.tsx'

const meta = {
  component: Checkbox,
  parameters: {
    guidance: {
      use: [
        'For one thing that people agree to or choose, and that counts when they submit the form.',
        'For consents, never checked in advance.',
      ],
      dontUse: ['For settings that take effect immediately.'],
      instead: {
        Switch: 'for settings that take effect immediately',
        Chips: 'for one of a few options',
        SelectField: 'for one of many options',
      },
      anatomy: ['Box', 'Label', 'Hint', 'Error'],
      words: [
        'A sentence in the person’s own voice: "I have read the privacy policy".',
        'Positive: checking it means yes.',
      ],
      keyboard: { Space: 'Checks and unchecks it.', Tab: 'Moves to the next field.' },
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
