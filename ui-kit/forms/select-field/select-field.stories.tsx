import type { Meta, StoryObj } from '@storybook/react-vite'
import { SelectField } from './select-field.tsx'

const meta = {
  component: SelectField,
  parameters: {
    guidance: {
      use: ['For one of five to a few dozen choices.'],
      dontUse: ['For two or three choices.', 'For hundreds of items.'],
      instead: { Chips: 'for a few choices', SuggestField: 'for hundreds', Checkbox: 'for yes or no' },
      anatomy: ['Label', 'Control', 'Hint, if it helps', 'Error, with an icon'],
      words: [
        'The placeholder asks: "Choose a service".',
        'Options have the same form and a predictable order.',
      ],
      keyboard: {
        'Arrow up, arrow down': 'Change the choice.',
        'A letter': 'Jumps to the choice that starts with it.',
      },
    },
  },
  args: {
    label: 'Service',
    placeholder: 'Choose a service',
    options: [
      { value: 'a', label: 'Glow Facial' },
      { value: 'b', label: 'Vitamin Drip' },
      { value: 'c', label: 'Lip Filler', disabled: true },
      { value: 'd', label: 'LED Light Session' },
      { value: 'e', label: 'Peel' },
    ],
  },
} satisfies Meta<typeof SelectField>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { tags: ['do'], args: {} }
export const Chosen: Story = { args: { defaultValue: 'b' } }
export const LongChoice: Story = {
  args: {
    defaultValue: 'x',
    options: [
      {
        value: 'x',
        label: 'Platelet-rich plasma with microneedling for the face, the neck and the décolleté',
      },
    ],
  },
}
export const Refused: Story = {
  parameters: { inEveryLayout: true },
  args: { error: 'Please choose a service.' },
}
export const Disabled: Story = { args: { disabled: true } }

export const YesOrNo: Story = {
  tags: ['dont'],
  args: {
    label: 'Would you like text messages?',
    defaultValue: 'no',
    placeholder: 'Yes or no?',
    options: [
      { value: 'yes', label: 'Yes' },
      { value: 'no', label: 'No' },
    ],
  },
}
