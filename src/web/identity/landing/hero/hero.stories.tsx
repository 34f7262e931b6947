import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { MetalCard } from '#ui-kit/brand/metal-card/metal-card.tsx'
import { Wordmark } from '#ui-kit/brand/wordmark/wordmark.tsx'
import { Hero } from './hero.tsx'

/** As wide as its example; in the docs both use the phone layout. */
const onAPhone = { docs: { story: { inline: false, height: '420px' } } }

const meta = {
  component: Hero,
  parameters: {
    guidance: {
      use: ['At the top of the page that a visitor sees first.'],
      dontUse: ['On a screen that people come back to: they know where they are.'],
      instead: { TopBar: 'for every other screen', CoverPage: 'for a page that says one thing only' },
      anatomy: ['Wordmark', 'The invitation', 'One or two ways on', 'What one gets, where there is room'],
      words: ['One sentence that says what somebody gains, without a full stop.'],
    },
  },
  args: {
    brand: <Wordmark name="Aurora Clinic" />,
    title: 'Become who you see when you close your eyes',
    actions: (
      <>
        <Button size="l">Join</Button>
        <Button size="l" variant="secondary">
          Book a Visit
        </Button>
      </>
    ),
    art: <MetalCard metal="gold" brand="Aurora" label="Gold" name="A guest" figure="1,240" />,
  },
} satisfies Meta<typeof Hero>

export default meta
type Story = StoryObj<typeof meta>

export const Invitation: Story = { tags: ['do'], parameters: onAPhone }

export const LongInvitation: Story = {
  args: {
    title:
      'Transform yourself into your best version with a program that thanks you for every visit and every friend',
  },
}

export const ForWhoComesBack: Story = {
  tags: ['dont'],
  parameters: onAPhone,
  args: {
    title: 'Welcome back to your membership, Mia',
    actions: (
      <>
        <Button size="l">My Card</Button>
        <Button size="l" variant="secondary">
          My Diary
        </Button>
      </>
    ),
  },
}
