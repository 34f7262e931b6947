import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { TextField } from './text-field.tsx'

const meta = {
  component: TextField,
  parameters: {
    guidance: {
      use: ['For one line that people type.'],
      dontUse: ['For a choice.', 'With a placeholder instead of a label.'],
      instead: { SelectField: 'for a choice', TextArea: 'for several lines', DateField: 'for dates' },
      anatomy: ['Label', 'Control', 'Hint, if it helps', 'Error, with an icon'],
      words: [
        'The label is a noun: "Email", "Date of birth".',
        'The error says what to do, not that something is invalid: "Please enter a valid email".',
      ],
      keyboard: { Tab: 'Moves to the control. Screen readers read its hint and error, too.' },
    },
  },
  args: { label: 'Email', type: 'email', name: 'email' },
} satisfies Meta<typeof TextField>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { args: {} }
export const Filled: Story = { args: { defaultValue: 'mia@velora.example' } }
export const WithHint: Story = { tags: ['do'], args: { hint: 'We write only when it matters.' } }
export const Optional: Story = { args: { label: 'Allergies', type: 'text', optional: true } }
export const Disabled: Story = { args: { disabled: true, defaultValue: 'mia@velora.example' } }
export const LabelHidden: Story = { args: { labelHidden: true, placeholder: 'Email' } }
export const LongTexts: Story = {
  args: {
    label: 'The name of the person whom we may call when we can’t reach you for more than a day',
    defaultValue: 'Maximiliana Theodora von Hohenberg-Wittgenstein de la Fontaine',
  },
}

export const Refused: Story = {
  args: {
    hint: 'We write only when it matters.',
    error: 'This is not an email address.',
    defaultValue: 'mia@',
  },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Email')
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription(
      'We write only when it matters. This is not an email address.',
    )
  },
}

export const BlamesThePerson: Story = {
  tags: ['dont'],
  args: { defaultValue: 'mia@', error: 'Invalid input!' },
}
