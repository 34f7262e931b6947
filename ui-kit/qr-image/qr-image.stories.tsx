import type { Meta, StoryObj } from '@storybook/react-vite'
import { exampleMatrix } from './example-matrix.ts'
import { QrImage } from './qr-image.tsx'

const meta = {
  component: QrImage,
  args: { label: 'Daily visit', matrix: exampleMatrix },
} satisfies Meta<typeof QrImage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Large: Story = { args: { size: 'l', quietZone: 2 } }
