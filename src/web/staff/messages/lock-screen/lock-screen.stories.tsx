import type { Meta, StoryObj } from '@storybook/react-vite'
import { LockScreen } from './lock-screen.tsx'

const meta = {
  component: LockScreen,
  parameters: {
    guidance: {
      use: ['To show staff what anyone near a locked phone can read.'],
      dontUse: ['For the app itself.'],
      instead: { ChatBubble: 'for text messages', MailSheet: 'for emails' },
      anatomy: ['Clock', 'Sender', 'Title', 'Text', 'Picture'],
      words: ['Nothing about health: anyone near the phone can read it.'],
    },
  },
  args: {
    label: 'On a locked phone',
    sender: 'Velora',
    title: 'A quiet Tuesday for you',
    message: 'Our rooms are free on Tuesday. Come by and bring a friend.',
  },
} satisfies Meta<typeof LockScreen>

export default meta
type Story = StoryObj<typeof meta>

export const OneMessage: Story = { tags: ['do'] }
export const WithPicture: Story = { args: { imageUrl: '/icons/icon-192.png' } }
export const LongTexts: Story = {
  args: {
    title: 'A title that goes on for much longer than anybody would ever read on a telephone',
    message: 'Line after line after line. '.repeat(20),
  },
}

export const HealthForAllToRead: Story = {
  tags: ['dont'],
  args: {
    title: 'Your lip filler tomorrow at 10',
    message: 'Please take no aspirin today, and tell us if the cold sore is back.',
  },
}
