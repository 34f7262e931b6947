import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/button.tsx'
import { MailSheet } from './mail-sheet.tsx'

const meta = {
  component: MailSheet,
  args: {
    label: 'As a mail',
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
export const WithAButton: Story = { args: { action: <Button>Book Appointment</Button> } }
export const Empty: Story = { args: { paragraphs: [] } }
export const LongTexts: Story = {
  args: {
    subject: 'A subject that goes on for much longer than fifty characters, as subjects should not',
    paragraphs: ['Line after line after line. '.repeat(20), 'x'.repeat(200)],
  },
}
