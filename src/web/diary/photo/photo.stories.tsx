import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { examplePicture } from '#ui-kit/foundations/example-picture.ts'
import { Photo } from './photo.tsx'

const meta = {
  component: Photo,
  parameters: {
    guidance: {
      use: ['For a picture that must not be cropped, such as a photo of your own skin.'],
      dontUse: ['For decorative pictures.'],
      instead: { Illustration: 'for a picture that fills a frame', CompareSlider: 'to compare two photos' },
      words: ['The alt text says what it shows and when it was taken: "Left cheek, Nov 7".'],
    },
  },
  args: { src: examplePicture('#e2a9b8', '#b0607e'), alt: 'Light on skin' },
} satisfies Meta<typeof Photo>

export default meta
type Story = StoryObj<typeof meta>

export const Whole: Story = {}

/** A linked photo whose site has removed it. */
export const Gone: Story = {
  args: { src: 'data:image/png;base64,gone' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull())
    await expect(within(canvasElement).getByRole('img', { name: 'Light on skin' })).toBeVisible()
  },
}

export const TheWholeCheek: Story = {
  tags: ['do'],
  args: { src: examplePicture('#f6d9c8', '#d9a48c'), alt: 'Left cheek, Nov 7' },
}
export const ADrawingThatDecorates: Story = {
  tags: ['dont'],
  args: { src: '/pictures/post-sleep.svg', alt: '' },
}
