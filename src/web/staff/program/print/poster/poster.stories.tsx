import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { QrCode } from '../../../../qr/qr-code/qr-code.tsx'
import { Poster } from './poster.tsx'

const meta = {
  component: Poster,
  parameters: {
    guidance: {
      use: ['For printed pages to put up in the clinic, with a code to scan.'],
      dontUse: ['For anything people read on a screen.'],
      instead: { ShowScreen: 'for a screen at the desk', PrintSheet: 'for a plain sheet' },
      anatomy: ['Brand', 'Title', 'Code', 'The reason to come', 'What to do', 'Footer'],
      words: ['The title has at most six words, readable from six feet away.'],
    },
  },
  args: {
    format: 'a4',
    brand: 'Sunny Corner',
    title: 'Something for each visit',
    picture: <QrCode size="full" label="A picture to scan" text="daily-visit" quietZone={1} />,
    highlight: { hint: 'The first one', title: 'A cup of tea' },
    lines: ['Open the camera and point it at the picture.'],
    foot: 'sunny.example',
  },
} satisfies Meta<typeof Poster>

export default meta
type Story = StoryObj<typeof meta>

export const A4: Story = {}

export const Letter: Story = { tags: ['do'], args: { format: 'letter' } }

export const DeskCard: Story = { args: { format: 'a5' } }

const drawn =
  '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="40"><rect width="160" height="40" rx="20" fill="#1F6F78"/></svg>'

export const WithALogo: Story = {
  args: { logo: `data:image/svg+xml,${encodeURIComponent(drawn)}` },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Sunny Corner' })).toBeVisible()
    await expect(canvas.queryByText('Sunny Corner')).toBeNull()
  },
}

export const CounterCard: Story = { args: { format: 'card' } }

export const LongWords: Story = {
  args: {
    format: 'card',
    brand: 'The Sunny Corner for Wellness, Aesthetics and Everything Beyond',
    title: 'Etwas Besonderes für jeden einzelnen Besuch in unserem Hause',
    highlight: { hint: 'The first one', title: 'Rhabarberbarbarabarbarbaren-Gesichtsbehandlung für zwei' },
  },
}

export const TooLongATitle: Story = {
  tags: ['dont'],
  args: {
    format: 'letter',
    title: 'Collect points at each of your visits, and trade them for treatments',
  },
}
