import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextArea } from './text-area.tsx'

const meta = {
  component: TextArea,
  parameters: {
    guidance: {
      use: ['For more than one line.'],
      dontUse: ['For what fits in a line: the size of a field says how much is expected.'],
      instead: { TextField: 'for one line' },
      anatomy: ['Label', 'Control', 'Hint, where it helps', 'What is wrong, with a sign'],
      words: [
        'Says who reads it: "Only our clinicians read this."',
        '"optional" stands beside the label; what is needed has no star.',
      ],
      keyboard: { Tab: 'Goes on to the next field; it does not indent.', Enter: 'Begins a new line.' },
    },
  },
  args: { label: 'Notes', name: 'notes' },
} satisfies Meta<typeof TextArea>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { args: {} }
export const Long: Story = { args: { defaultValue: 'The left cheek felt warm for a day. '.repeat(20) } }
export const WithHint: Story = {
  tags: ['do'],
  args: { hint: 'Only our clinicians read this.', optional: true },
}
export const Refused: Story = { args: { error: 'Please say a few words.' } }
export const Disabled: Story = { args: { disabled: true } }

export const ForOneLine: Story = {
  tags: ['dont'],
  args: { label: 'Email', name: 'email', defaultValue: 'mia@velora.example' },
}
