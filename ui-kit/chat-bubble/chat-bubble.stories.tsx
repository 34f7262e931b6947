import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChatBubble } from './chat-bubble.tsx'

const meta = {
  component: ChatBubble,
  args: { label: 'As a text message', sender: 'Velora', message: 'Our rooms are free on Tuesday.' },
} satisfies Meta<typeof ChatBubble>

export default meta
type Story = StoryObj<typeof meta>

export const OneLine: Story = { args: {} }
export const LongText: Story = { args: { message: `First line\n${'Word after word. '.repeat(9)}` } }
