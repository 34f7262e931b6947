import type { Meta, StoryObj } from '@storybook/react-vite'
import { examplePicture } from './example-picture.ts'
import { Photo } from './photo.tsx'

const meta = {
  component: Photo,
  args: { src: examplePicture('#e2a9b8', '#b0607e'), alt: 'Light on skin' },
} satisfies Meta<typeof Photo>

export default meta
type Story = StoryObj<typeof meta>

export const Whole: Story = {}
