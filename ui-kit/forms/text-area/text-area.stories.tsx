import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextArea } from './text-area.tsx'

const meta = {
  component: TextArea,
  parameters: {
    guidance: {
      use: ['For more than one line.'],
      dontUse: ['For anything that fits on one line: the size of a field shows how much text is expected.'],
      instead: { TextField: 'for one line' },
      anatomy: ['Label', 'Control', 'Hint, if it helps', 'Error, with an icon'],
      words: [
        'Says who reads it: "Only our clinicians read this."',
        '"optional" is next to the label; required fields have no asterisk.',
      ],
      keyboard: { Tab: 'Moves to the next field; it doesn’t indent.', Enter: 'Starts a new line.' },
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
