import type { Meta, StoryObj } from '@storybook/react-vite'
import { StrengthHint } from './strength-hint.tsx'

const meta = {
  component: StrengthHint,
  parameters: {
    guidance: {
      use: ['In a field’s hint, to show how strong the typed password is.'],
      dontUse: ['To reject a password: that’s what the error is for.'],
      instead: { Progress: 'for progress toward a goal' },
      anatomy: ['Four bars', 'The same in words'],
      words: ['Says what would help: "Fair: a few more letters would help."'],
    },
  },
  args: { level: 0, text: 'At least 6 characters' },
} satisfies Meta<typeof StrengthHint>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { args: {} }
export const Weak: Story = { args: { level: 1, text: 'Weak' } }
export const Fair: Story = { args: { level: 2, text: 'Fair' } }
export const Good: Story = { args: { level: 3, text: 'Good' } }
export const Strong: Story = { args: { level: 4, text: 'Strong: nobody guesses this' } }

export const SaysWhatHelps: Story = {
  tags: ['do'],
  args: { level: 2, text: 'Fair: a few more letters would help.' },
}
export const ForbidsIt: Story = {
  tags: ['dont'],
  args: { level: 1, text: 'Weak passwords are not allowed!' },
}
