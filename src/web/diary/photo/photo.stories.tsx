import type { Meta, StoryObj } from '@storybook/react-vite'
import { examplePicture } from '#ui-kit/foundations/example-picture.ts'
import { Photo } from './photo.tsx'

const meta = {
  component: Photo,
  parameters: {
    guidance: {
      use: ['For a picture whose edges matter: a photo of one’s own skin.'],
      dontUse: ['For pictures that decorate.'],
      instead: { Illustration: 'in a frame', CompareSlider: 'for two of them' },
      words: ['The text alternative says what it is and when: "Left cheek, Nov 7".'],
    },
  },
  args: { src: examplePicture('#e2a9b8', '#b0607e'), alt: 'Light on skin' },
} satisfies Meta<typeof Photo>

export default meta
type Story = StoryObj<typeof meta>

export const Whole: Story = {}

export const TheWholeCheek: Story = {
  tags: ['do'],
  args: { src: examplePicture('#f6d9c8', '#d9a48c'), alt: 'Left cheek, Nov 7' },
}
export const ADrawingThatDecorates: Story = {
  tags: ['dont'],
  args: { src: '/pictures/post-sleep.svg', alt: '' },
}
