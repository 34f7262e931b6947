import type { Meta, StoryObj } from '@storybook/react-vite'
import { QrCode } from './qr-code.tsx'

const meta = {
  component: QrCode,
  parameters: {
    guidance: {
      use: ['For a code that a phone reads from the screen or from paper.'],
      dontUse: ['In color: it stays dark on light in every theme.'],
      instead: { Ticket: 'around it, for a voucher' },
      anatomy: ['Quiet zone', 'Modules'],
      words: ['The accessible name says what scanning it does: "Check in at the front desk".'],
    },
  },
  args: { label: 'Daily visit', text: 'https://velora.example/checkin?code=daily-visit' },
} satisfies Meta<typeof QrCode>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['do'] }

export const Large: Story = { args: { size: 'l', quietZone: 2 } }

export const NoQuietZone: Story = { tags: ['dont'], args: { quietZone: 0 } }
