import type { Meta, StoryObj } from '@storybook/react-vite'
import { SelectField } from './select-field.tsx'

const meta = {
  component: SelectField,
  args: {
    label: 'Service',
    placeholder: 'Choose a service',
    options: [
      { value: 'a', label: 'Glow Facial' },
      { value: 'b', label: 'Vitamin Drip' },
      { value: 'c', label: 'Lip Filler', disabled: true },
    ],
  },
} satisfies Meta<typeof SelectField>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { args: {} }
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
export const Refused: Story = { args: { error: 'Please choose a service.' } }
export const Disabled: Story = { args: { disabled: true } }
