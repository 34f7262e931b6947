import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrowLeft, Bell } from 'lucide-react'
import { IconButton } from '../icon-button/icon-button.tsx'
import { TopBar } from './top-bar.tsx'

const meta = {
  component: TopBar,
  args: { title: 'Services' },
} satisfies Meta<typeof TopBar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithBack: Story = { args: { back: <IconButton icon={ArrowLeft} label="Back" /> } }
export const Greeting: Story = {
  args: {
    title: 'Good morning, Mia',
    subtitle: 'You glow today.',
    actions: <IconButton icon={Bell} label="3 unread notifications" badge="3" />,
  },
}
export const LongTitle: Story = {
  args: {
    title: 'Exclusive Offers & Specials for this month and the next',
    back: <IconButton icon={ArrowLeft} label="Back" />,
    actions: <IconButton icon={Bell} label="Notifications" />,
  },
}
