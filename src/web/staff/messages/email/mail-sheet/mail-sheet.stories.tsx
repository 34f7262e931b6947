import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { MailSheet } from './mail-sheet.tsx'

const meta = {
  component: MailSheet,
  parameters: {
    guidance: {
      use: ['To show staff an email as the recipient will see it.'],
      dontUse: ['For long texts in the app.'],
      instead: { Prose: 'for long texts', ChatBubble: 'for text messages' },
      anatomy: ['Subject', 'Sender', 'Greeting', 'Paragraphs', 'One action', 'Fine print'],
      words: ['One message, one action: "Book Now".'],
    },
  },
  args: {
    label: 'Email preview',
    sender: 'Velora',
    subject: 'A quiet Tuesday for you',
    greeting: 'Hi Mia,',
    paragraphs: ['Our rooms are free on Tuesday.', 'Come by and bring a friend.'],
    foot: 'You get this because you are a member.',
  },
} satisfies Meta<typeof MailSheet>

export default meta
type Story = StoryObj<typeof meta>

export const TwoParagraphs: Story = { args: {} }
export const WithAButton: Story = { tags: ['do'], args: { action: <Button>Book Appointment</Button> } }
export const Empty: Story = { args: { paragraphs: [] } }
export const LongTexts: Story = {
  args: {
    subject: 'A subject that goes on for much longer than fifty characters, as subjects should not',
    paragraphs: ['Line after line after line. '.repeat(20), 'x'.repeat(200)],
  },
}

export const ThreeMessagesAtOnce: Story = {
  tags: ['dont'],
  args: {
    subject: 'News from Velora',
    paragraphs: [
      'Our rooms are free on Tuesday.',
      'May’s specials are here, too.',
      'And bring a friend: there are points for both of you.',
    ],
    action: (
      <Stack gap="s" align="start">
        <Button>Book Appointment</Button>
        <Button>See Specials</Button>
        <Button>Invite a Friend</Button>
      </Stack>
    ),
  },
}
