import type { Meta, StoryObj } from '@storybook/react-vite'
import { ExampleLink } from '../../foundations/pressable/example-link.tsx'
import { ArrowLeft, ArrowRightLeft, Bell, Trash2 } from '../../icons.ts'
import { IconButton } from './icon-button.tsx'

const meta = {
  component: IconButton,
  parameters: {
    guidance: {
      use: ['For a familiar icon where there’s no room for words: close, back, bell, clear.'],
      dontUse: ['For an action that people haven’t seen before.', 'For the main action of a screen.'],
      instead: { Button: 'for everything that needs words' },
      anatomy: ['Icon', 'A short count in its corner'],
      words: ['The label says the action and the count: "3 unread notifications".'],
      keyboard: {
        Tab: 'Moves focus to it.',
        Enter: 'Activates it.',
        Space: 'Activates it, if it’s a button.',
      },
    },
  },
  args: { icon: Bell, label: 'Notifications' },
} satisfies Meta<typeof IconButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithBadge: Story = { tags: ['do'], args: { badge: '3', label: '3 unread notifications' } }
export const WithLongBadge: Story = {
  parameters: { inEveryLayout: true },
  args: { badge: '99+', label: '99+ unread notifications' },
}
export const Surface: Story = { args: { variant: 'surface' } }
export const Critical: Story = { args: { variant: 'critical', icon: Trash2, label: 'Delete' } }
export const Disabled: Story = { args: { disabled: true } }
export const AsLink: Story = { args: { icon: ArrowLeft, label: 'Back', render: <ExampleLink /> } }

export const ASignNobodyKnows: Story = {
  tags: ['dont'],
  args: { icon: ArrowRightLeft, label: 'Give points to a friend' },
}
