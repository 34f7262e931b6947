import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { SearchField } from './search-field.tsx'

const meta = {
  component: SearchField,
  parameters: {
    guidance: {
      use: ['To find something by its name while typing.'],
      dontUse: ['For a list of fewer than ten things.'],
      instead: { Chips: 'for a few kinds', SuggestField: 'for a value with suggestions' },
      anatomy: ['Label', 'Control', 'Hint, where it helps', 'What is wrong, with a sign'],
      words: [
        'The placeholder says what can be found: "Search services".',
        'An empty result says the word again, and how to widen it.',
      ],
      keyboard: { Tab: 'Goes to the field, then to the cross.', Enter: 'On the cross: clears the search.' },
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
