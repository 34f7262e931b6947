import type { Meta, StoryObj } from '@storybook/react-vite'
import { DateField } from './date-field.tsx'

const meta = {
  component: DateField,
  args: { label: 'Date of birth', name: 'dateOfBirth' },
} satisfies Meta<typeof DateField>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { args: { optional: true } }
export const Filled: Story = { args: { defaultValue: '1990-04-23' } }
export const Moment: Story = {
  args: { type: 'datetime-local', label: 'Send at', defaultValue: '2026-05-01T09:30' },
}
export const Refused: Story = { args: { defaultValue: '2190-04-23', error: 'This day is in the future.' } }
export const Disabled: Story = { args: { disabled: true } }
