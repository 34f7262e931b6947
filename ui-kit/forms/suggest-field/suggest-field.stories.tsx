import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { IconButton } from '../../actions/icon-button/icon-button.tsx'
import { Camera } from '../../icons.ts'
import { SuggestField, type SuggestFieldProps, type Suggestion } from './suggest-field.tsx'

const fruits: readonly Suggestion[] = [
  { value: 'apple', label: 'Apple', hint: 'From the tree beside the house' },
  { value: 'apricot', label: 'Apricot' },
  {
    value: 'avocado',
    label: 'Avocado',
    hint: 'a very long hint that does not fit in one line of a small phone at all',
  },
]

const startsWith = (typed: string) => (each: Suggestion) =>
  each.label.toLowerCase().startsWith(typed.toLowerCase())

function Fruit(props: SuggestFieldProps) {
  const [value, setValue] = useState(props.value)
  return (
    <div style={{ minHeight: 260 }}>
      <SuggestField
        {...props}
        value={value}
        onChange={setValue}
        suggestions={value ? props.suggestions.filter(startsWith(value)) : []}
      />
    </div>
  )
}

const meta = {
  component: SuggestField,
  parameters: {
    guidance: {
      use: ['For a value that’s one of many, or a new one.'],
      dontUse: ['Where only known values are allowed.'],
      instead: { SelectField: 'for known values', SearchField: 'to find things' },
      anatomy: ['Label', 'Control', 'Hint, if it helps', 'Error, with an icon'],
      words: ['Suggestions are worded as they’ll appear in the field.'],
      keyboard: {
        'Arrow down, arrow up': 'Move through the suggestions.',
        Enter: 'Picks the highlighted one.',
        Escape: 'Closes the list and keeps the typed text.',
      },
    },
  },
  render: props => <Fruit {...props} />,
  args: { label: 'Fruit', value: '', onChange: () => undefined, suggestions: fruits },
} satisfies Meta<typeof SuggestField>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const Refused: Story = { args: { value: 'pear', error: 'We have no pears' } }

export const WithAnAction: Story = {
  args: { value: 'apple', action: <IconButton icon={Camera} label="Scan with the camera" /> },
}

export const ByKey: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('combobox', { name: 'Fruit' })
    await userEvent.type(field, 'ap')
    await expect(within(canvasElement).getAllByRole('option')).toHaveLength(2)
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(within(canvasElement).getByRole('option', { selected: true })).toHaveTextContent('Apricot')
    await userEvent.keyboard('{Enter}')
    await expect(field).toHaveValue('apricot')
    await expect(field).toHaveAttribute('aria-expanded', 'false')
  },
}

export const ByPress: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('combobox', { name: 'Fruit' })
    await userEvent.type(field, 'a')
    await userEvent.click(within(canvasElement).getByRole('option', { name: /^Apple/ }))
    await expect(field).toHaveValue('apple')
  },
}

export const ClosedByEscape: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('combobox', { name: 'Fruit' })
    await userEvent.type(field, 'a{Escape}')
    await expect(field).toHaveAttribute('aria-expanded', 'false')
    await expect(field).toHaveValue('a')
  },
}

const named = (label: string): Suggestion => ({ value: label, label })

export const OneOfManyOrNew: Story = {
  tags: ['do'],
  args: {
    label: 'How did you find us?',
    hint: 'Begin to type, or say it in your own words.',
    value: 'My yoga teacher',
    suggestions: ['A friend', 'A magazine', 'Instagram', 'Maps', 'My doctor', 'Walking by'].map(named),
  },
}

export const KnownValuesOnly: Story = {
  tags: ['dont'],
  args: {
    label: 'Tier',
    value: 'Diamond',
    error: 'Please type Bronze, Silver, Gold or Platinum.',
    suggestions: ['Bronze', 'Silver', 'Gold', 'Platinum'].map(named),
  },
}
