import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { examplePicture } from '#ui-kit/foundations/example-picture.ts'
import { CompareSlider } from './compare-slider.tsx'

const meta = {
  component: CompareSlider,
  parameters: {
    guidance: {
      use: ['For two pictures of the same spot, taken at different times.'],
      dontUse: ['For pictures of different things.', 'For more than two pictures.'],
      instead: { Photo: 'for one picture', Timeline: 'for many photos over time' },
      anatomy: [
        'The later picture',
        'The earlier picture, up to the line',
        'A label on each',
        'The line and its handle',
      ],
      words: ['A word or two, with a date if it helps: "Before", "After, Nov 7".'],
      keyboard: {
        'Arrow left, arrow right': 'Move the line a little.',
        'Page up, page down': 'Move it by a tenth.',
        'Home, End': 'Show one picture in full.',
      },
    },
  },
  args: {
    label: 'Compare the two pictures',
    first: { src: examplePicture('#e2a9b8', '#b0607e'), alt: 'Before, Oct 1', label: 'Before' },
    second: { src: examplePicture('#f6d9c8', '#d9a48c'), alt: 'After, Nov 7', label: 'After' },
  },
} satisfies Meta<typeof CompareSlider>

export default meta
type Story = StoryObj<typeof meta>

export const InTheMiddle: Story = {
  tags: ['do'],
  play: async ({ canvasElement }) => {
    const slider = within(canvasElement).getByRole('slider', { name: 'Compare the two pictures' })
    await userEvent.tab()
    await expect(slider).toHaveFocus()
    await expect(slider).toHaveValue('50')
    await expect(slider).toHaveAttribute('aria-valuetext', '50% Before, 50% After')
  },
}
export const LongLabels: Story = {
  args: {
    first: {
      src: examplePicture('#e2a9b8', '#b0607e'),
      alt: 'The first picture',
      label: 'Before the very first treatment of the year, October 1, 2026',
    },
    second: {
      src: examplePicture('#f6d9c8', '#d9a48c'),
      alt: 'The second picture',
      label: 'Progress six weeks and three days later, November 15, 2026',
    },
  },
}

export const TwoDifferentPlaces: Story = {
  tags: ['dont'],
  args: {
    first: { src: examplePicture('#e2a9b8', '#b0607e'), alt: 'Left cheek, Nov 7', label: 'Left cheek' },
    second: { src: examplePicture('#dfe7d2', '#8ba37c'), alt: 'Hands, Nov 7', label: 'Hands' },
  },
}
