import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Camera, ImagePlus } from '../../icons.ts'
import { FileButton } from './file-button.tsx'

const meta = {
  component: FileButton,
  parameters: {
    guidance: {
      use: ['To take a photo or to choose a file.'],
      dontUse: ['For several files at once.'],
      instead: { Button: 'for everything else' },
      anatomy: ['Icon', 'What to choose'],
      words: ['Says what to choose and how: "Take a photo", "Choose a photo".'],
      keyboard: { Tab: 'Moves focus to it.', 'Enter, Space': 'Open the file picker or the camera.' },
    },
  },
  args: { label: 'Choose a photo', icon: ImagePlus, accept: 'image/png', onFile: fn() },
} satisfies Meta<typeof FileButton>

export default meta
type Story = StoryObj<typeof meta>

export const Files: Story = {
  play: async ({ canvasElement, args }) => {
    const chosen = new File(['picture'], 'me.png', { type: 'image/png' })
    await userEvent.upload(within(canvasElement).getByLabelText('Choose a photo'), chosen)
    await expect(args.onFile).toHaveBeenCalledWith(chosen)
    await userEvent.upload(within(canvasElement).getByLabelText('Choose a photo'), chosen)
    await expect(args.onFile).toHaveBeenCalledTimes(2)
  },
}
export const CameraOfThePhone: Story = {
  tags: ['do'],
  args: { label: 'Take a photo', icon: Camera, accept: 'image/*', capture: 'user' },
}

export const AWordForAnything: Story = { tags: ['dont'], args: { label: 'Browse' } }
