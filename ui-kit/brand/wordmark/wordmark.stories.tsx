import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Card } from '../../layout/card/card.tsx'
import { Heading } from '../../layout/heading/heading.tsx'
import { Stack } from '../../layout/stack/stack.tsx'
import { Text } from '../../layout/text/text.tsx'
import { TopBar } from '../../layout/top-bar/top-bar.tsx'
import { Wordmark } from './wordmark.tsx'

const meta = {
  component: Wordmark,
  parameters: {
    guidance: {
      use: ['At the top of a page that first has to say whose app this is.'],
      dontUse: ['Inside the app, where everyone knows.', 'As a heading: the page has a separate one.'],
      instead: { TopBar: 'for the title of a screen' },
      anatomy: ['Two leaves and the name, or the clinic’s own logo'],
    },
  },
  args: { name: 'Aurora Clinic' },
} satisfies Meta<typeof Wordmark>

export default meta
type Story = StoryObj<typeof meta>

export const NameWithLeaves: Story = {}

export const LongName: Story = {
  args: { name: 'Zentrum für ästhetische Dermatologie und Gesichtschirurgie am Kurfürstendamm' },
  parameters: { inEveryLayout: true },
  play: ({ canvasElement }) => expect(canvasElement.scrollWidth).toBeLessThanOrEqual(innerWidth),
}

export const LogoOfItsOwn: Story = {
  args: { picture: { light: './icons/icon.svg', dark: './icons/icon.svg' } },
  play: async ({ canvas }) => {
    const shown = canvas.getAllByRole('img', { name: 'Aurora Clinic' })
    await expect(shown).toHaveLength(1)
  },
}

export const AboveTheSignIn: Story = {
  tags: ['do'],
  render: args => (
    <Stack>
      <Wordmark {...args} />
      <Stack gap="xs">
        <Heading level={1}>Good to see you</Heading>
        <Text tone="quiet">Sign in, and your points are here.</Text>
      </Stack>
    </Stack>
  ),
}

export const InsideTheApp: Story = {
  tags: ['dont'],
  render: args => (
    <Stack>
      <Wordmark {...args} />
      <TopBar title="Rewards" />
      <Card>
        <Wordmark {...args} />
        <Text tone="quiet">LED Light Session, ready for Mia.</Text>
      </Card>
    </Stack>
  ),
}
