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
      use: ['At the top of the first page that a visitor sees.'],
      dontUse: ['On a screen that people come back to: they know where they are.'],
      instead: { TopBar: 'for every other screen', CoverPage: 'for a page with a single message' },
      anatomy: [
        'Wordmark',
        'The invitation',
        'One or two buttons',
        'A picture of what the visitor gets, if there’s room',
      ],
      words: ['One sentence that says what the visitor gets, without a period.'],
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
