import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../../actions/button/button.tsx'
import { isStill } from '../../foundations/motion/is-still.ts'
import { Heading } from '../../layout/heading/heading.tsx'
import { Stack } from '../../layout/stack/stack.tsx'
import { Text } from '../../layout/text/text.tsx'
import { type CelebrationStyle, celebrate } from './confetti.ts'

function Celebration({ style }: { style: CelebrationStyle }) {
  return <Button onClick={() => celebrate(style)}>Celebrate with {style}</Button>
}

const meta = {
  component: Celebration,
  argTypes: {
    style: {
      description: 'The kind of confetti.',
      options: ['hearts', 'burst', 'stars', 'continuous'] satisfies CelebrationStyle[],
      control: 'inline-radio',
    },
  },
  parameters: {
    guidance: {
      use: ['For a moment that a member has earned: a new tier, a reward, a round number of points.'],
      dontUse: [
        'For everyday events.',
        'For staff at work.',
        'With reduced motion on: it doesn’t play then.',
      ],
      instead: { SuccessMoment: 'for the message itself', Toast: 'for everyday success' },
      anatomy: ['Hearts, a burst, stars, or a few seconds of everything'],
      words: ['None: the words are on the page.'],
    },
  },
} satisfies Meta<typeof Celebration>

export default meta
type Story = StoryObj<typeof meta>

export const Hearts: Story = { args: { style: 'hearts' } }
export const Burst: Story = { args: { style: 'burst' } }
export const Stars: Story = { args: { style: 'stars' } }
export const Continuous: Story = {
  args: { style: 'continuous' },
  play: async ({ userEvent, canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    if (isStill()) await expect(document.querySelector('canvas')).toBeNull()
  },
}

export const ForANewTier: Story = {
  tags: ['do'],
  args: { style: 'stars' },
  render: ({ style }) => (
    <Stack gap="s" align="start">
      <Heading level={2}>You are Gold now</Heading>
      <Text tone="quiet">From today each dollar counts twice.</Text>
      <Button onClick={() => celebrate(style)}>Celebrate</Button>
    </Stack>
  ),
}

export const ForSavedSettings: Story = {
  tags: ['dont'],
  args: { style: 'burst' },
  render: ({ style }) => (
    <Stack gap="s" align="start">
      <Heading level={2}>Opening hours</Heading>
      <Text tone="quiet">Monday to Friday, 9 AM to 6 PM.</Text>
      <Button onClick={() => celebrate(style)}>Save Changes</Button>
    </Stack>
  ),
}
