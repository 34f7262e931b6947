import type { Meta, StoryObj } from '@storybook/react-vite'
import { exampleMatrix } from '../qr-image/example-matrix.ts'
import { QrImage } from '../qr-image/qr-image.tsx'
import { Poster } from './poster.tsx'

const meta = {
  component: Poster,
  args: {
    format: 'a4',
    brand: 'Sunny Corner',
    title: 'Something for each visit',
    picture: <QrImage size="full" label="A picture to scan" matrix={exampleMatrix} quietZone={1} />,
    highlight: { hint: 'The first one', title: 'A cup of tea' },
    lines: ['Open the camera and point it at the picture.'],
    foot: 'sunny.example',
  },
} satisfies Meta<typeof Poster>

export default meta
type Story = StoryObj<typeof meta>

export const A4: Story = {}

export const Letter: Story = { args: { format: 'letter' } }

export const DeskCard: Story = { args: { format: 'a5' } }

export const CounterCard: Story = { args: { format: 'card' } }

export const LongWords: Story = {
  args: {
    format: 'card',
    brand: 'The Sunny Corner for Wellness, Aesthetics and Everything Beyond',
    title: 'Etwas Besonderes für jeden einzelnen Besuch in unserem Hause',
    highlight: { hint: 'The first one', title: 'Rhabarberbarbarabarbarbaren-Gesichtsbehandlung für zwei' },
  },
}
