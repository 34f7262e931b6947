import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { SearchField } from './search-field.tsx'

const meta = {
  component: SearchField,
  args: { label: 'Search services', placeholder: 'Search services', value: '', onChange: fn() },
} satisfies Meta<typeof SearchField>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { args: {} }

export const Filled: Story = {
  args: { value: 'glow' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Clear search' }))
    await expect(args.onChange).toHaveBeenCalledWith('')
  },
}
