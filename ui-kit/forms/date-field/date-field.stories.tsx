import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../../layout/stack/stack.tsx'
import { DateField } from './date-field.tsx'

const meta = {
  component: DateField,
  parameters: {
    guidance: {
      use: ['For a date, a date with a time, or a time that the person knows.'],
      dontUse: ['For a period with a name.'],
      instead: { SelectField: 'for named periods, such as "This month"' },
      anatomy: ['Label', 'Control', 'Hint, if it helps', 'Error, with an icon'],
      words: [
        'The label says which date: "Date of birth", "Send at".',
        'A date with a time names its time zone if there could be any doubt.',
      ],
      keyboard: {
        'Arrow up, arrow down': 'Change the focused part.',
        'Arrow left, arrow right': 'Move to the previous or next part.',
      },
    },
  },
  args: { label: 'Date of birth', name: 'dateOfBirth' },
} satisfies Meta<typeof DateField>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { args: { optional: true } }
export const Filled: Story = { tags: ['do'], args: { defaultValue: '1990-04-23' } }
export const Moment: Story = {
  args: { type: 'datetime-local', label: 'Send at', defaultValue: '2026-05-01T09:30' },
}
export const Refused: Story = { args: { defaultValue: '2190-04-23', error: 'This day is in the future.' } }
export const Disabled: Story = { args: { disabled: true } }

export const AMonthByHand: Story = {
  tags: ['dont'],
  render: args => (
    <Stack gap="m">
      <DateField {...args} label="Visits from" name="from" defaultValue="2026-05-01" />
      <DateField {...args} label="Visits until" name="until" defaultValue="2026-05-31" />
    </Stack>
  ),
}
