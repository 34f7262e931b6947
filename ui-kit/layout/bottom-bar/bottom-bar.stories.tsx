import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ExampleLink } from '../../foundations/pressable/example-link.tsx'
import { BookHeart, CalendarHeart, Gift, House, Newspaper, Sparkles, Tag, UserRound } from '../../icons.ts'
import { BottomBar } from './bottom-bar.tsx'

const render = <ExampleLink />

/** The bar sticks to its window, so each story needs its own frame in the docs. */
const onAPhone = { docs: { story: { inline: false, height: '180px' } } }

const meta = {
  component: BottomBar,
  parameters: {
    guidance: {
      use: ['Once, as the navigation of the patient app: three to five areas and at most one raised action.'],
      dontUse: ['In the staff area.', 'For steps of one task.'],
      instead: { Tabs: 'for views of one screen' },
      anatomy: ['Areas before the action', 'The raised action', 'Areas after it', 'A short count on an area'],
      words: ['One word per area: "Rewards".', 'Counts stop at "999+".'],
      keyboard: { Tab: 'Moves from area to area in reading order.', Enter: 'Opens the area.' },
    },
    layout: 'fullscreen',
  },
  args: {
    label: 'Main',
    action: { label: 'Book Appointment', icon: CalendarHeart, href: 'https://booking.example', newTab: true },
    items: [
      { label: 'Home', icon: House, active: true, render },
      { label: 'Services', icon: Sparkles, render },
      { label: 'Diary', icon: BookHeart, render },
      { label: 'Rewards', icon: Gift, render },
      { label: 'Profile', icon: UserRound, badge: '999+', badgeLabel: 'more than 999 points', render },
    ],
  },
  decorators: [
    Story => (
      <div style={{ height: '180px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BottomBar>

export default meta
type Story = StoryObj<typeof meta>

export const WithCentreAction: Story = {
  tags: ['do'],
  parameters: { inEveryLayout: true, ...onAPhone },
  play: async ({ canvas }) => {
    const widths = canvas.getAllByRole('listitem').map(item => item.getBoundingClientRect().width)
    await expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(1)
  },
}
export const WithoutAction: Story = {
  args: {
    action: undefined,
    items: [
      { label: 'Home', icon: House, render },
      { label: 'Services', icon: Sparkles, render },
      { label: 'Specials', icon: Tag, active: true, render },
      { label: 'Blog', icon: Newspaper, render },
      { label: 'Profile', icon: UserRound, badge: '5', badgeLabel: '5 points', render },
    ],
  },
}
export const OnTheDesk: Story = { globals: { viewport: { value: 'desk' } } }

export const SevenAreas: Story = {
  tags: ['dont'],
  parameters: onAPhone,
  args: {
    action: undefined,
    items: [
      { label: 'Home', icon: House, active: true, render },
      { label: 'Services', icon: Sparkles, render },
      { label: 'Specials', icon: Tag, render },
      { label: 'Diary', icon: BookHeart, render },
      { label: 'Rewards', icon: Gift, render },
      { label: 'Blog', icon: Newspaper, render },
      { label: 'Profile', icon: UserRound, render },
    ],
  },
}
