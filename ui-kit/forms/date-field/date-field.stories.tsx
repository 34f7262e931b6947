import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../../layout/stack/stack.tsx'
import { DateField } from './date-field.tsx'

const meta = {
  component: DateField,
  parameters: {
    guidance: {
      use: ['For a day, a moment or a time that somebody knows.'],
      dontUse: ['For a period that has a name.'],
      instead: { SelectField: 'for named periods, such as "This month"' },
      anatomy: ['Label', 'Control', 'Hint, where it helps', 'What is wrong, with a sign'],
      words: [
        'The label says which day: "Date of birth", "Send at".',
        'A moment names the clock it goes by, where it could be another one.',
      ],
      keyboard: {
        'Arrow up, arrow down': 'Change the part that has the focus.',
        'Arrow left, arrow right': 'Go to the next part.',
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
