import type { Meta, StoryObj } from '@storybook/react-vite'
import { ScannerFrame } from './scanner-frame.tsx'

const meta = {
  component: ScannerFrame,
  parameters: {
    guidance: {
      use: ['Around the view of a camera that’s looking for a code.'],
      dontUse: ['For pictures that were already taken.'],
      instead: { FileButton: 'to take a picture' },
      anatomy: ['Camera', 'The area to hold the code in', 'What to do'],
      words: ['An instruction: "Position QR code in the frame".'],
    },
  },
  args: { state: 'looking', hint: 'Position QR code in the frame', children: <video muted playsInline /> },
} satisfies Meta<typeof ScannerFrame>

export default meta
type Story = StoryObj<typeof meta>

export const Looking: Story = { tags: ['do'], args: {} }
export const Success: Story = { args: { state: 'success', hint: 'Got it' } }
export const Off: Story = { args: { state: 'off', hint: '' } }
export const LongHint: Story = {
  args: {
    hint: 'Hold your device steady and point the camera at the QR code that stands on the desk, next to the flowers',
  },
}

export const NothingToDoInIt: Story = { tags: ['dont'], args: { hint: 'QR code scanner is active' } }
