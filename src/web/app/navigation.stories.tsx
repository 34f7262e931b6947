import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { BottomBar } from '#ui-kit/layout/bottom-bar/bottom-bar.tsx'
import { inApp } from './in-app.fixtures.tsx'
import { navigationOf } from './navigation.tsx'

type NavigationProps = { navVariant: 'A' | 'B'; path: string; points: number; bookingUrl?: string | null }

const Navigation = ({ navVariant, bookingUrl = 'https://booking.example', ...place }: NavigationProps) => (
  <BottomBar label="Main" {...navigationOf({ navVariant, bookingUrl }, place)} />
)

const meta = {
  component: Navigation,
  decorators: [(Story, context) => inApp({ signedIn: true, path: context.args.path })(Story, context)],
  args: { navVariant: 'A', path: '/', points: 240 },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '200px' } } },
} satisfies Meta<typeof Navigation>

export default meta
type Story = StoryObj<typeof meta>

const shows =
  (labels: readonly string[], current: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link')
    const names = links.map(link => link.getAttribute('aria-label') ?? link.textContent)
    await expect(names).toEqual(labels)
    const marked = links.filter(link => link.getAttribute('aria-current') === 'page')
    await expect(marked.map(link => link.textContent)).toEqual([current])
  }

const inA = (profile: string) => ['Home', 'Services', 'Book Appointment', 'Diary', 'Rewards', profile]
const inB = (profile: string) => ['Home', 'Services', 'Specials', 'Blog', profile]

export const A: Story = { play: shows(inA('240Profile240 points'), 'Home') }
export const AWithoutPoints: Story = { args: { points: 0 }, play: shows(inA('Profile'), 'Home') }
export const AAtTheCap: Story = {
  args: { points: 999, path: '/profile' },
  play: shows(inA('999Profile999 points'), '999Profile999 points'),
}
export const AAboveTheCap: Story = {
  args: { points: 1000, path: '/services' },
  play: shows(inA('999+Profile999+ points'), 'Services'),
}
export const AWithoutBookingLink: Story = {
  args: { bookingUrl: null },
  play: shows(['Home', 'Services', 'Diary', 'Rewards', '240Profile240 points'], 'Home'),
}
export const B: Story = { args: { navVariant: 'B' }, play: shows(inB('240Profile240 points'), 'Home') }
export const BWithoutPoints: Story = {
  args: { navVariant: 'B', points: 0, path: '/blog' },
  play: shows(inB('Profile'), 'Blog'),
}
export const BAboveTheCap: Story = {
  args: { navVariant: 'B', points: 1000, path: '/promotions' },
  play: shows(inB('999+Profile999+ points'), 'Specials'),
}
