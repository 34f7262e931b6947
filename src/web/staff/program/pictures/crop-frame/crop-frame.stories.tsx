import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import { examplePicture } from '#ui-kit/foundations/example-picture.ts'
import { CropFrame, type CropFrameProps } from './crop-frame.tsx'

function Moved(props: CropFrameProps) {
  const [at, setAt] = useState(props.at)
  return <CropFrame {...props} at={at} onChange={setAt} />
}

const picture = (width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><linearGradient id="g" x2="1" y2="1">` +
      '<stop stop-color="#e2a9b8"/><stop offset="1" stop-color="#7a3a56"/></linearGradient>' +
      `<rect width="${width}" height="${height}" fill="url(#g)"/></svg>`,
  )}`

const meta = {
  component: CropFrame,
  parameters: {
    guidance: {
      use: ['To choose which part of an uploaded picture is shown on a wide card.'],
      dontUse: ['To rotate or scale a picture.'],
      instead: { Illustration: 'to show the picture afterward' },
      anatomy: ['The part that is shown', 'The part that’s cut off', 'The slider, only if there’s a choice'],
      words: ['The accessible name says what to choose: "Part of the picture".'],
      keyboard: { 'Arrow keys': 'Move the part.', 'Home, End': 'Move to either end of the picture.' },
    },
  },
  render: args => <Moved {...args} />,
  args: {
    label: 'Which part is shown',
    src: examplePicture('#e2a9b8', '#b0607e'),
    at: 50,
    onChange: () => undefined,
  },
} satisfies Meta<typeof CropFrame>

export default meta
type Story = StoryObj<typeof meta>

export const Portrait: Story = {
  tags: ['do'],
  play: async ({ canvasElement }) => {
    const slider = await within(canvasElement).findByRole('slider', { name: 'Which part is shown' })
    await expect(slider).toHaveAttribute('aria-orientation', 'vertical')
    await userEvent.tab()
    await expect(slider).toHaveFocus()
    await fireEvent.change(slider, { target: { value: '0' } })
    await expect(slider).toHaveValue('0')
    await expect(slider).toHaveAttribute('aria-valuetext', '0% from the top to the bottom')
  },
}

export const Panorama: Story = {
  args: { src: picture(320, 90), autoFocus: true },
  play: async ({ canvasElement }) => {
    const slider = await within(canvasElement).findByRole('slider')
    await expect(slider).toHaveAttribute('aria-orientation', 'horizontal')
    await expect(slider).toHaveFocus()
    await fireEvent.change(slider, { target: { value: '100' } })
    await expect(slider).toHaveAttribute('aria-valuetext', '100% from the left to the right')
  },
}

export const FitsAsItIs: Story = {
  args: { src: picture(160, 90) },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')?.naturalWidth).toBe(160))
    await expect(within(canvasElement).queryByRole('slider')).toBeNull()
  },
}

const lying =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 120"><rect width="160" height="120" fill="#e2a9b8"/>' +
  '<path fill="#7a3a56" d="M160 12a62 48 0 0 0 0 96ZM62 30a30 30 0 1 0 0 60h26V30Z"/>' +
  '<path fill="#fbe9e0" d="M70 38a22 22 0 1 0 0 44c8 0 14-4 18-12h18V50H88c-4-8-10-12-18-12Z"/></svg>'

export const APictureToTurn: Story = {
  tags: ['dont'],
  args: { label: 'Turn the picture', src: `data:image/svg+xml,${encodeURIComponent(lying)}` },
}
