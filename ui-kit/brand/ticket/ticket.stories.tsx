import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { examplePicture } from '../../foundations/example-picture.ts'
import { Ticket } from './ticket.tsx'

const meta = {
  component: Ticket,
  parameters: {
    guidance: {
      use: ['For a voucher that a member shows at the desk, once.'],
      dontUse: ['For an offer that hasn’t been claimed yet.'],
      instead: { Card: 'for offers', Badge: 'for a status in a list' },
      anatomy: [
        'Picture or emblem',
        'Title and status',
        'What it’s good for, and until when',
        'Code to scan',
        'Code to read out loud',
      ],
      words: [
        'The status is one word: "Ready", "Used", "Expired".',
        'The code is split into groups, so it’s easy to read out loud.',
      ],
    },
  },
  args: {
    title: '$25 credit',
    hint: 'Good for everything on the menu, until May 31.',
    code: 'K7M2-94TX',
    codeLabel: 'Show this at the front desk',
    status: 'ready',
    statusLabel: 'Ready',
  },
} satisfies Meta<typeof Ticket>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { args: {} }
export const WithQr: Story = {
  tags: ['do'],
  args: { qr: <img alt="K7M2-94TX as a QR code" src={examplePicture('#445', '#112')} width={160} /> },
}
export const Used: Story = { args: { status: 'used', statusLabel: 'Used on May 3' } }
export const Expired: Story = { args: { status: 'expired', statusLabel: 'Expired' } }
export const LongTexts: Story = {
  args: {
    title: 'A weekend for two with every treatment that you have ever wanted to try',
    code: 'K7M2-94TX-PQRS-1234',
    statusLabel: 'Ready until May 31, 2027',
  },
  decorators: [
    Story => (
      <div style={{ maxWidth: '256px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const { height } = canvas.getByText('Ready until May 31, 2027').getBoundingClientRect()
    await expect(height).toBeLessThan(30)
    await expect(canvas.getByRole('heading').getBoundingClientRect().width).toBeGreaterThan(140)
  },
}

export const NotClaimedYet: Story = {
  tags: ['dont'],
  args: {
    title: '20% off Lip Filler',
    hint: 'For Gold members, this month only. Press Claim under Specials first.',
    codeLabel: 'Your code will stand here',
    code: '–',
    statusLabel: 'Offer',
  },
}
