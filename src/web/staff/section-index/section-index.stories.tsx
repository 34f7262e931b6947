import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { CalendarHeart, Gift, Mail, QrCode, Sparkles, UserRound, Users } from '#ui-kit/icons.ts'
import { SectionIndex } from './section-index.tsx'

// biome-ignore lint/a11y/useAnchorContent: the index puts the content in.
const link = <a href="#there" />

const meta = {
  component: SectionIndex,
  parameters: {
    guidance: {
      use: ['For an area with more pages than a bar can hold.'],
      dontUse: ['For five pages or fewer.'],
      instead: { BottomBar: 'for the areas of the app', Tabs: 'for views of one screen' },
      anatomy: ['Groups, by who uses them', 'Entries with an icon', 'How many items are waiting there'],
      words: ['An entry names what’s on its page; a group says who uses it.'],
      keyboard: {
        Tab: 'Moves from entry to entry, or on a phone to the drop-down.',
        Enter: 'Opens the entry.',
      },
    },
  },
  args: {
    label: 'Sections',
    current: 'first',
    onPick: fn(),
    groups: [
      {
        title: 'Every day',
        entries: [
          { id: 'first', label: 'First thing', icon: Sparkles, render: link },
          {
            id: 'second',
            label: 'Second thing with a rather long name',
            icon: Gift,
            render: link,
            count: 12,
          },
        ],
      },
      {
        title: 'Now and then',
        entries: [
          { id: 'third', label: 'Third thing', icon: Mail, render: link },
          { id: 'fourth', label: 'Fourth thing', icon: CalendarHeart, render: link },
        ],
      },
    ],
  },
} satisfies Meta<typeof SectionIndex>

export default meta
type Story = StoryObj<typeof meta>

export const OnThePhone: Story = {
  play: async ({ args, canvasElement }) => {
    const picker = within(canvasElement).getByRole('combobox', { name: 'Sections' })
    const later = within(picker).getByRole('group', { name: 'Now and then' })
    await expect(within(later).getAllByRole('option')).toHaveLength(2)
    await userEvent.selectOptions(picker, 'third')
    await expect(args.onPick).toHaveBeenCalledWith('third')
  },
}

export const Wide: Story = { globals: { viewport: { value: 'desktop' } } }

/** The list is taller than the window: it scrolls to the current entry, and the page doesn't. */
export const LongList: Story = {
  globals: { viewport: { value: 'desk' } },
  args: {
    current: 'thing 60',
    groups: [
      {
        title: 'Every day',
        entries: Array.from({ length: 60 }, (_, at) => ({
          id: `thing ${at + 1}`,
          label: `Thing ${at + 1}`,
          icon: Mail,
          render: link,
        })),
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('navigation', { name: 'Sections' })
    const entry = within(list).getByRole('link', { name: 'Thing 60' }).getBoundingClientRect()
    await expect(entry.bottom).toBeLessThanOrEqual(list.getBoundingClientRect().bottom)
    await expect(entry.bottom).toBeLessThanOrEqual(innerHeight)
    await expect(scrollY).toBe(0)
  },
}

export const ByWhoUsesIt: Story = {
  tags: ['do'],
  globals: { viewport: { value: 'desk' } },
  args: {
    current: 'today',
    groups: [
      {
        title: 'At the desk',
        entries: [
          { id: 'today', label: 'Today', icon: CalendarHeart, render: link },
          { id: 'patients', label: 'Patients', icon: Users, render: link },
          { id: 'requests', label: 'Requests', icon: Gift, render: link, count: 3 },
          { id: 'codes', label: 'Check-in codes', icon: QrCode, render: link },
        ],
      },
      {
        title: 'For whoever tells people',
        entries: [
          { id: 'messages', label: 'Messages', icon: Mail, render: link },
          { id: 'specials', label: 'Specials', icon: Sparkles, render: link },
        ],
      },
    ],
  },
}

export const OnlyThreePlaces: Story = {
  tags: ['dont'],
  globals: { viewport: { value: 'desk' } },
  args: {
    current: 'home',
    groups: [
      {
        title: 'Menu',
        entries: [
          { id: 'home', label: 'Home', icon: Sparkles, render: link },
          { id: 'rewards', label: 'Rewards', icon: Gift, render: link },
          { id: 'profile', label: 'Profile', icon: UserRound, render: link },
        ],
      },
    ],
  },
}
