import type { Meta, StoryObj } from '@storybook/react-vite'
import { exampleMatrix } from './example-matrix.ts'
import { QrImage } from './qr-image.tsx'

const meta = {
  component: QrImage,
  parameters: {
    guidance: {
      use: ['For a code that a phone reads from the screen or from paper.'],
      dontUse: ['In color: it stays dark on light in every theme.'],
      instead: { Ticket: 'around it, for a voucher' },
      anatomy: ['Quiet zone', 'Modules'],
      words: ['The accessible name says what scanning it does: "Check in at the front desk".'],
    },
  },
  args: { label: 'Daily visit', matrix: exampleMatrix },
} satisfies Meta<typeof QrImage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['do'] }

export const Large: Story = { args: { size: 'l', quietZone: 2 } }

export const NoQuietZone: Story = { tags: ['dont'], args: { quietZone: 0 } }
