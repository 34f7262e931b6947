import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrowLeft, Bell, Trash2 } from 'lucide-react'
import { ExampleLink } from '../pressable/example-link.tsx'
import { IconButton } from './icon-button.tsx'

const meta = {
  component: IconButton,
  args: { icon: Bell, label: 'Notifications' },
} satisfies Meta<typeof IconButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithBadge: Story = { args: { badge: '3', label: '3 unread notifications' } }
export const WithLongBadge: Story = { args: { badge: '99+', label: '99+ unread notifications' } }
export const Surface: Story = { args: { variant: 'surface' } }
export const Critical: Story = { args: { variant: 'critical', icon: Trash2, label: 'Delete' } }
export const Disabled: Story = { args: { disabled: true } }
export const AsLink: Story = { args: { icon: ArrowLeft, label: 'Back', render: <ExampleLink /> } }
