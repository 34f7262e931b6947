import type { Meta, StoryObj } from '@storybook/react-vite'
import { exampleMatrix } from '../qr-image/example-matrix.ts'
import { QrImage } from '../qr-image/qr-image.tsx'
import { PrintSheet } from './print-sheet.tsx'

const meta = {
  component: PrintSheet,
  parameters: {
    guidance: {
      use: ['For a plain sheet with one picture and a few sentences.'],
      dontUse: ['For several sheets of one look.'],
      instead: { Poster: 'for paper that is hung up' },
      anatomy: ['Title', 'Picture', 'Sentences'],
    },
  },
  args: {
    title: 'Sunny Corner',
    picture: <QrImage size="full" label="A picture to scan" matrix={exampleMatrix} />,
    children: <p>Open the camera and point it at the picture.</p>,
  },
} satisfies Meta<typeof PrintSheet>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const LongTitle: Story = {
  args: { title: 'The Sunny Corner for Wellness, Aesthetics and Everything Beyond of Los Angeles' },
}
