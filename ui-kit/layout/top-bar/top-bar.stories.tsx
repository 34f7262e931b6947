import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../../actions/button/button.tsx'
import { IconButton } from '../../actions/icon-button/icon-button.tsx'
import { ArrowLeft, Bell } from '../../icons.ts'
import { TopBar } from './top-bar.tsx'

const meta = {
  component: TopBar,
  parameters: {
    guidance: {
      use: ['Once per screen: its title and the back button.'],
      dontUse: ['Inside cards or dialogs.'],
      instead: { Heading: 'for section titles' },
      anatomy: ['Back button', 'Title', 'Quiet line', 'Buttons'],
      words: ['The title is the same word as in the navigation: "Services".'],
      keyboard: { Tab: 'Moves to the back button, then to the other buttons.' },
    },
  },
  args: { title: 'Services' },
} satisfies Meta<typeof TopBar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithBack: Story = { tags: ['do'], args: { back: <IconButton icon={ArrowLeft} label="Back" /> } }
export const Greeting: Story = {
  args: {
    title: 'Good morning, Mia',
    subtitle: 'You glow today.',
    actions: <IconButton icon={Bell} label="3 unread notifications" badge="3" />,
  },
}
export const LongTitle: Story = {
  args: {
    title: 'Exclusive Offers & Specials for this month and the next',
    back: <IconButton icon={ArrowLeft} label="Back" />,
    actions: <IconButton icon={Bell} label="Notifications" />,
  },
}

export const LongName: Story = {
  args: {
    title: 'Hello, Maximiliana',
    subtitle: 'Good to see you',
    actions: (
      <>
        <IconButton icon={Bell} label="3 unread notifications" badge="3" />
        <Button variant="quiet" size="s">
          Log Out
        </Button>
      </>
    ),
  },
  decorators: [
    Story => (
      <div style={{ width: '288px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1 })
    const name = document.createRange()
    name.setStart(title.firstChild ?? title, 'Hello, '.length)
    name.setEnd(title.firstChild ?? title, 'Hello, Maximiliana'.length)
    await expect(name.getClientRects()).toHaveLength(1)
  },
}

export const ASentenceForATitle: Story = {
  tags: ['dont'],
  args: {
    title: 'Here you can find all treatments that we offer',
    back: <IconButton icon={ArrowLeft} label="Back" />,
  },
}
