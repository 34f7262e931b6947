import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { SearchField } from './search-field.tsx'

const meta = {
  component: SearchField,
  parameters: {
    guidance: {
      use: ['To find something by name, with results while typing.'],
      dontUse: ['For a list of fewer than ten items.'],
      instead: { Chips: 'for a few categories', SuggestField: 'for a value with suggestions' },
      anatomy: ['Label', 'Control', 'Hint, if it helps', 'Error, with an icon'],
      words: [
        'The placeholder says what can be found: "Search services".',
        'If nothing is found, the message repeats the search text and says how to widen the search.',
      ],
      keyboard: {
        Tab: 'Moves to the field, then to the clear button.',
        Enter: 'On the clear button: clears the search.',
      },
    },
  },
  args: { label: 'Search services', placeholder: 'Search services', value: '', onChange: fn() },
} satisfies Meta<typeof SearchField>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { tags: ['do'], args: {} }

export const Filled: Story = {
  args: { value: 'glow' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Clear search' }))
    await expect(args.onChange).toHaveBeenCalledWith('')
  },
}

export const PlaceholderNamesNothing: Story = {
  tags: ['dont'],
  args: { label: 'Search', placeholder: 'Enter search criteria' },
}
