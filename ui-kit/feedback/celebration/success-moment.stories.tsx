import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Button } from '../../actions/button/button.tsx'
import { Ticket } from '../../brand/ticket/ticket.tsx'
import { examplePicture } from '../../foundations/example-picture.ts'
import { SuccessMoment } from './success-moment.tsx'

const meta = {
  component: SuccessMoment,
  parameters: {
    guidance: {
      use: ['For something good that a member just did: a check-in, a claim.'],
      dontUse: ['For staff at work, where seconds count.', 'Together with a toast that says the same.'],
      instead: { Toast: 'for everyday success', TurningCard: 'for a new tier' },
      anatomy: ['Seal', 'Number', 'Title', 'One line', 'Or a ticket, in place of the seal', 'One button'],
      words: ['The number first: "+5".', 'The title is cheerful and short: "Check-in Successful!".'],
      keyboard: { Escape: 'Continues.', Enter: 'Activates the button, which has the focus.' },
    },
    docs: { story: { inline: false, height: '640px' } },
  },
  args: {
    open: true,
    onClose: fn(),
    figure: '+5',
    title: 'Check-in Successful!',
    line: 'You now have 1,245.',
    children: (
      <Button full size="l">
        Done
      </Button>
    ),
  },
} satisfies Meta<typeof SuccessMoment>

export default meta
type Story = StoryObj<typeof meta>

export const WithFigure: Story = { tags: ['do'], args: {} }
export const WithoutFigure: Story = { args: { figure: undefined, title: 'You are all set', line: '' } }
export const WithTicket: Story = {
  args: {
    figure: undefined,
    title: 'Reward Claimed!',
    line: '$25 credit is yours.',
    ticket: (
      <Ticket
        title="$25 credit"
        hint="Good for everything on the menu."
        code="K7M2-94TX"
        codeLabel="Show this at the front desk"
        statusLabel="Ready"
        qr={<img alt="K7M2-94TX as a QR code" src={examplePicture('#445', '#112')} width={160} />}
      />
    ),
    children: (
      <Button full size="l" variant="secondary">
        Later
      </Button>
    ),
  },
}
export const LongTexts: Story = {
  args: {
    figure: '+12,500',
    title: 'Congratulations on Gold! You’re royalty from this day on',
    line: 'You now have 1,234,567, which is enough for everything that we have, twice, and then some.',
  },
}

export const ForASavedForm: Story = {
  tags: ['dont'],
  args: {
    figure: undefined,
    title: 'Service saved!',
    line: 'The price of Glow Facial is $180.00 now.',
    children: (
      <Button full size="l">
        Back to Services
      </Button>
    ),
  },
}
