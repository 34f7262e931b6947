import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextArea } from './text-area.tsx'

const meta = {
  component: TextArea,
  args: { label: 'Notes', name: 'notes' },
} satisfies Meta<typeof TextArea>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { args: {} }
export const Long: Story = { args: { defaultValue: 'The left cheek felt warm for a day. '.repeat(20) } }
export const WithHint: Story = { args: { hint: 'Only our clinicians read this.', optional: true } }
export const Refused: Story = { args: { error: 'Please say a few words.' } }
export const Disabled: Story = { args: { disabled: true } }
