import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Text } from '../text/text.tsx'
import { Tabs } from './tabs.tsx'

const meta = {
  component: Tabs,
  args: {
    label: 'Account',
    tabs: [
      { value: 'in', label: 'Sign In', content: <Text>Welcome back.</Text> },
      { value: 'join', label: 'Join', content: <Text>Glad you are here.</Text> },
    ],
  },
} satisfies Meta<typeof Tabs>

export default meta
type Story = StoryObj<typeof meta>

export const First: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tabpanel', { name: 'Join' })).toHaveTextContent('Glad you are here.')
  },
}
export const Second: Story = { args: { value: 'join' } }
export const OneDisabled: Story = {
  args: {
    tabs: [
      { value: 'in', label: 'Sign In', content: 'Welcome back.' },
      { value: 'join', label: 'Join', content: '', disabled: true },
    ],
  },
}
