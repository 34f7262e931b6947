import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { examplePicture } from '../../foundations/example-picture.ts'
import { ThemedPicture } from './themed-picture.tsx'

const drawn = (ink: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="160" height="40"><rect width="160" height="40" rx="20" fill="${ink}"/></svg>`)}`

const meta = {
  component: ThemedPicture,
  parameters: {
    guidance: {
      use: ['For a logo with a version for dark backgrounds.'],
      dontUse: ['For photos.'],
      instead: { Illustration: 'for pictures' },
      anatomy: ['The picture for the current theme; the other one isn’t loaded'],
      words: ['The alt text is the name.'],
    },
  },
  args: { light: drawn('#1F6F78'), dark: drawn('#81CCD6'), alt: 'Aurora Clinic' },
} satisfies Meta<typeof ThemedPicture>

export default meta
type Story = StoryObj<typeof meta>

export const InEitherTheme: Story = {
  play: async ({ canvasElement, args }) => {
    const shown = () => within(canvasElement).getAllByRole('img', { name: 'Aurora Clinic' })
    await expect(shown().map(picture => picture.getAttribute('src'))).toEqual([args.light])
    const { dataset } = document.documentElement
    const before = dataset['theme']
    dataset['theme'] = 'dark'
    await expect(shown().map(picture => picture.getAttribute('src'))).toEqual([args.dark])
    dataset['theme'] = before
  },
}

const leaves = (ink: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="96" height="40" fill="${ink}"><path d="M20 38C10 30 5 18 7 4c11 3 15 16 13 34Zm2 0c10-8 15-20 13-34-11 3-15 16-13 34ZM46 14h46v4H46zm0 10h32v4H46z"/></svg>`)}`

export const ALogo: Story = { tags: ['do'], args: { light: leaves('#1F6F78'), dark: leaves('#81CCD6') } }

export const APhoto: Story = {
  tags: ['dont'],
  args: {
    light: examplePicture('#f4c7b4', '#b0607e'),
    dark: examplePicture('#f4c7b4', '#7a3a56'),
    alt: 'Mia after her facial',
  },
}
