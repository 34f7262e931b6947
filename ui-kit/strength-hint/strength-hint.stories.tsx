import type { Meta, StoryObj } from '@storybook/react-vite'
import { StrengthHint } from './strength-hint.tsx'

const meta = {
  component: StrengthHint,
  args: { level: 0, text: 'At least 6 characters' },
} satisfies Meta<typeof StrengthHint>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { args: {} }
export const Weak: Story = { args: { level: 1, text: 'Weak' } }
export const Fair: Story = { args: { level: 2, text: 'Fair' } }
export const Good: Story = { args: { level: 3, text: 'Good' } }
export const Strong: Story = { args: { level: 4, text: 'Strong: nobody guesses this' } }
