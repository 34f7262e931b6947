import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Chips } from './chips.tsx'

const meta = {
  component: Chips,
  parameters: {
    guidance: {
      use: ['To filter a list by one of a few options.'],
      dontUse: ['For more than eight choices.', 'For steps, or for views that have nothing in common.'],
      instead: {
        Tabs: 'for views of one screen',
        SelectField: 'for many choices',
        SearchField: 'to find items by name',
      },
      anatomy: ['The broadest choice first', 'The others in their usual order'],
      words: ['One or two words; the first is "All …".'],
      keyboard: { Tab: 'Moves from chip to chip.', 'Enter, Space': 'Select it and scroll it into view.' },
    },
  },
  args: {
    label: 'Categories',
    value: 'all',
    onChange: fn(),
    chips: ['All Services', 'Fillers', 'Neurotoxins', 'IV drips', 'Skincare', 'Regenerative'].map(label => ({
      label,
      value: label === 'All Services' ? 'all' : label,
    })),
  },
} satisfies Meta<typeof Chips>

export default meta
type Story = StoryObj<typeof meta>

export const Many: Story = {
  tags: ['do'],
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Fillers' }))
    await expect(args.onChange).toHaveBeenCalledWith('Fillers')
  },
}
export const OtherChosen: Story = { args: { value: 'Skincare' } }
export const One: Story = { args: { chips: [{ value: 'all', label: 'All Posts' }] } }

const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
]

export const TwelveMonths: Story = {
  tags: ['dont'],
  args: { label: 'Month', value: 'January', chips: months.map(month => ({ value: month, label: month })) },
}
