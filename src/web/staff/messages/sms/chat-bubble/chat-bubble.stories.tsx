import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChatBubble } from './chat-bubble.tsx'

const meta = {
  component: ChatBubble,
  parameters: {
    guidance: {
      use: ['To show staff a text message as it will look on a phone.'],
      dontUse: ['For a conversation between people.'],
      instead: { MailSheet: 'for an email', LockScreen: 'for a notification' },
      anatomy: ['Sender', 'Message'],
      words: ['The message exactly as it will be sent, with example names filled in.'],
    },
  },
  args: { label: 'Text preview', sender: 'Velora', message: 'Our rooms are free on Tuesday.' },
} satisfies Meta<typeof ChatBubble>

export default meta
type Story = StoryObj<typeof meta>

export const OneLine: Story = { args: {} }
export const LongText: Story = { args: { message: `First line\n${'Word after word. '.repeat(9)}` } }

export const WithAnExampleName: Story = {
  tags: ['do'],
  args: { message: 'Hi Mia, our rooms are free on Tuesday. Shall we keep one for you?' },
}
export const PlaceholdersLeftIn: Story = {
  tags: ['dont'],
  args: { message: 'Hi {{first_name}}, our rooms are free on {{day}}. Shall we keep one for you?' },
}
