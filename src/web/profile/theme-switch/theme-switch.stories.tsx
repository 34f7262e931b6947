import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ThemeSwitch } from './theme-switch.tsx'

const meta = {
  component: ThemeSwitch,
  parameters: {
    guidance: {
      use: ['Once, in a person’s settings.'],
      dontUse: ['On every page.'],
      instead: { Switch: 'for on and off' },
      anatomy: ['Three options, each with an icon'],
      words: ['"Light", "Dark", "System", as on every phone.'],
      keyboard: { 'Arrow keys': 'Change the choice.', Tab: 'Moves to the current choice.' },
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

/** On a 320-pixel phone. */
export const Narrow: Story = {
  play: async ({ canvasElement }) => {
    canvasElement.style.width = '232px'
    const icons = [...canvasElement.querySelectorAll('svg')]
    await expect(icons.map(icon => icon.getBoundingClientRect().width)).toEqual([16, 16, 16])
    canvasElement.style.removeProperty('width')
  },
}

export const Light: Story = { args: { value: 'light' } }
export const Evening: Story = { tags: ['do'], args: { value: 'dark' } }

export const CallsItDarkMode: Story = {
  tags: ['dont'],
  args: { value: 'dark', labels: { light: 'Day mode', dark: 'Dark mode', system: 'Auto' } },
}
