import type { Meta, StoryObj } from '@storybook/react-vite'
import { QrCode } from '../../../qr/qr-code/qr-code.tsx'
import { PrintSheet } from './print-sheet.tsx'

const meta = {
  component: PrintSheet,
  parameters: {
    guidance: {
      use: ['For a plain sheet with one picture and a few sentences.'],
      dontUse: ['For several sheets with the same design.'],
      instead: { Poster: 'for printed pages to put up' },
      anatomy: ['Title', 'Picture', 'Sentences'],
    },
  },
  args: {
    title: 'Sunny Corner',
    picture: <QrCode size="full" label="A picture to scan" text="daily-visit" />,
    children: <p>Open the camera and point it at the picture.</p>,
  },
} satisfies Meta<typeof PrintSheet>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const LongTitle: Story = {
  args: { title: 'The Sunny Corner for Wellness, Aesthetics and Everything Beyond of Los Angeles' },
}

export const OneThingToDo: Story = {
  tags: ['do'],
  args: {
    title: 'Check in here',
    children: (
      <>
        <p>Open the camera and point it at the picture.</p>
        <p>Your points are there before you sit down.</p>
      </>
    ),
  },
}

export const AWallOfWords: Story = {
  tags: ['dont'],
  args: {
    title: 'Check in here',
    children: (
      <>
        <p>Velora is the loyalty program of our clinic, in which you collect points for what you spend.</p>
        <p>
          To take part you need the app, an account in it, and a phone whose camera reads codes of this kind.
        </p>
        <p>Open the camera, point it at the picture above, wait until a line appears, and press the line.</p>
        <p>A code counts once a day. What you collect stays yours for a year, and longer with each visit.</p>
      </>
    ),
  },
}
