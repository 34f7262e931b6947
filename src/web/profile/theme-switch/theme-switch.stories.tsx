import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ThemeSwitch } from './theme-switch.tsx'

const meta = {
  component: ThemeSwitch,
  parameters: {
    guidance: {
      use: ['Once, in the settings of a person.'],
      dontUse: ['On every page.'],
      instead: { Switch: 'for on and off' },
      anatomy: ['Three choices with a sign'],
      words: ['"Light", "Dark", "System", as every phone says it.'],
      keyboard: { 'Arrow keys': 'Change the choice.', Tab: 'Goes to the one that holds.' },
    },
  },
  args: { value: 'system', onChange: fn() },
} satisfies Meta<typeof ThemeSwitch>

export default meta
type Story = StoryObj<typeof meta>

export const System: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('radio', { name: 'Dark' }))
    await expect(args.onChange).toHaveBeenCalledWith('dark')
  },
}
export const Light: Story = { args: { value: 'light' } }
export const Evening: Story = { tags: ['do'], args: { value: 'dark' } }

export const CallsItDarkMode: Story = {
  tags: ['dont'],
  args: { value: 'dark', labels: { light: 'Day mode', dark: 'Dark mode', system: 'Auto' } },
}
