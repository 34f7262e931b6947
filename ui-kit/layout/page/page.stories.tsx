import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../../actions/button/button.tsx'
import { IconButton } from '../../actions/icon-button/icon-button.tsx'
import { Tile } from '../../actions/tile/tile.tsx'
import { Illustration } from '../../brand/illustration/illustration.tsx'
import { MetalCard } from '../../brand/metal-card/metal-card.tsx'
import { Badge } from '../../data/badge/badge.tsx'
import { CountUp } from '../../feedback/count-up/count-up.tsx'
import { Progress } from '../../feedback/progress/progress.tsx'
import { TextField } from '../../forms/text-field/text-field.tsx'
import { ExampleLink } from '../../foundations/pressable/example-link.tsx'
import { Bell, BookHeart, CalendarHeart, Gift, House, QrCode, Sparkles, UserRound } from '../../icons.ts'
import { BottomBar } from '../bottom-bar/bottom-bar.tsx'
import { Card } from '../card/card.tsx'
import { Divider } from '../card/divider.tsx'
import { Grid } from '../grid/grid.tsx'
import { Heading } from '../heading/heading.tsx'
import { Inline } from '../inline/inline.tsx'
import { Stack } from '../stack/stack.tsx'
import { Text } from '../text/text.tsx'
import { VisuallyHidden } from '../text/visually-hidden.tsx'
import { TopBar } from '../top-bar/top-bar.tsx'
import { Page } from './page.tsx'

const meta = {
  component: Page,
  parameters: {
    guidance: {
      use: [
        'Page once per screen: the main landmark, with an optional aside.',
        'Stack for items below each other, Inline for items side by side, Grid for equal columns, Split for a large and a small part.',
        'Card for content that belongs together, Section if it has a heading; Divider between groups inside it.',
      ],
      dontUse: [
        'Margins, or boxes of your own: only these components add space.',
        'A Card inside a Card.',
        'A Grid for text that wraps on its own.',
      ],
      instead: { List: 'for rows with hairlines', Dialog: 'for content in front of the page' },
      anatomy: ['Page', 'Header', 'Aside', 'Content as a Stack', 'Cards'],
      words: ['Landmarks have a name if there are several of the same kind.'],
      keyboard: { Tab: 'Follows the reading order, which is the order in the source.' },
    },
    layout: 'fullscreen',
  },
  args: { children: null },
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

const render = <ExampleLink />

const bar = (
  <BottomBar
    label="Main"
    action={{ label: 'Book Appointment', icon: CalendarHeart, href: 'https://booking.example', newTab: true }}
    items={[
      { label: 'Home', icon: House, active: true, render },
      { label: 'Services', icon: Sparkles, render },
      { label: 'Diary', icon: BookHeart, render },
      { label: 'Rewards', icon: Gift, render },
      { label: 'Profile', icon: UserRound, badge: '999+', render },
    ]}
  />
)

const card = (
  <MetalCard
    metal="gold"
    brand="Velora"
    label="Gold"
    name="Mia Laurent"
    figure={<CountUp value={1240} />}
    figureLabel="points"
    footer={
      <Progress tone="inherit" size="s" label="Platinum" valueText="$3,380 to go" value={1620} max={5000} />
    }
  />
)

const home = (
  <>
    <Page
      bar
      header={
        <TopBar
          title="Good morning, Mia"
          subtitle="You glow today."
          actions={<IconButton icon={Bell} variant="surface" label="3 unread notifications" badge="3" />}
        />
      }
      aside={card}
    >
      <Button size="l" full icon={QrCode}>
        Check In
      </Button>
      <Grid columns={2} gap="s">
        <Tile layout="column" icon={Gift} title="Request Points" hint="For a treatment" render={render} />
        <Tile layout="column" icon={Sparkles} title="Service Menu" hint="Browse all" render={render} />
      </Grid>
      <Card as="article" media={<Illustration rounded={false} />}>
        <Stack gap="xs">
          <Inline spread="between">
            <Heading level={2}>Spring Glow</Heading>
            <Badge tone="strong">20% OFF</Badge>
          </Inline>
          <Text tone="quiet">A facial for tired skin, until the end of May.</Text>
          <Divider />
          <Text size={14} tone="quiet">
            Valid: May 1 - May 31
          </Text>
        </Stack>
      </Card>
    </Page>
    {bar}
  </>
)

export const Home: Story = { tags: ['do'], parameters: { inEveryLayout: true }, render: () => home }
export const HomeOnTheDesk: Story = { render: () => home, globals: { viewport: { value: 'desk' } } }
/** On a wide screen, the field for an eight-digit code was once 558 px wide. */
export const OneForm: Story = {
  render: () => (
    <Page form header={<TopBar title="Admin Access" subtitle="For clinic staff" />}>
      <Card padding="l">
        <Stack gap="m">
          <TextField label="Admin code" hint="Your 8-digit code" />
          <Button full>Enter</Button>
        </Stack>
      </Card>
    </Page>
  ),
  globals: { viewport: { value: 'desk' } },
  play: ({ canvas }) => expect(canvas.getByLabelText('Admin code').offsetWidth).toBe(480),
}

/** A search once got 1,016 px. */
export const FieldOnAWidePage: Story = {
  render: () => (
    <Page wide header={<TopBar title="Services" />}>
      <TextField label="Search services" />
    </Page>
  ),
  globals: { viewport: { value: 'desk' } },
  play: ({ canvas }) => expect(canvas.getByLabelText('Search services').offsetWidth).toBe(480),
}

/** A button was once narrower than the card above it. */
export const FormBesideAnAside: Story = {
  render: () => (
    <Page form header={<TopBar title="Medical Intake" />} aside={<Text>Your answers are encrypted.</Text>}>
      <Card>
        <TextField label="Phone number" />
      </Card>
      <Button full>Save</Button>
    </Page>
  ),
  globals: { viewport: { value: 'desk' } },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: 'Save' }).offsetWidth).toBe(480),
}

/** An announcement after the page once made it a pixel higher than the window. */
export const BeforeHiddenText: Story = {
  render: () => (
    <>
      <Page header={<TopBar title="Rewards" />}>
        <Text>Nothing here scrolls.</Text>
      </Page>
      <VisuallyHidden>You now have 150 points.</VisuallyHidden>
    </>
  ),
  play: () => expect(document.documentElement.scrollHeight).toBe(innerHeight),
}

export const ACardInACard: Story = {
  tags: ['dont'],
  render: () => (
    <Page header={<TopBar title="Rewards" />}>
      <Card>
        <Stack>
          <Heading level={2}>Ready for you</Heading>
          <Card>
            <Stack>
              <Heading level={3}>LED Light Session</Heading>
              <Card>
                <Text tone="quiet">Twenty minutes, until May 31.</Text>
              </Card>
            </Stack>
          </Card>
        </Stack>
      </Card>
    </Page>
  ),
}
