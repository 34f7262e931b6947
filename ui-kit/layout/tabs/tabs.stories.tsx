import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Text } from '../text/text.tsx'
import { Tabs } from './tabs.tsx'

const meta = {
  component: Tabs,
  parameters: {
    guidance: {
      use: ['For two to five views of one thing, shown one at a time.'],
      dontUse: ['For steps.', 'For pages with their own URLs.'],
      instead: { Chips: 'to filter a list', Stepper: 'for steps' },
      anatomy: ['The row of tabs', 'The open view'],
      words: ['One or two words, all of the same kind.'],
      keyboard: {
        'Arrow left, arrow right': 'Open the previous or next tab.',
        'Home, End': 'Open the first or last tab.',
        Tab: 'Moves into the view.',
      },
    },
  },
  args: {
    label: 'Account',
    tabs: [
      { value: 'in', label: 'Sign In', content: <Text>Welcome back.</Text> },
      { value: 'join', label: 'Join', content: <Text>Glad you are here.</Text> },
    ],
  },
} satisfies Meta<typeof Tabs>

export default meta
type Story = StoryObj<typeof meta>

export const First: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tabpanel', { name: 'Join' })).toHaveTextContent('Glad you are here.')
  },
}
export const Second: Story = { tags: ['do'], args: { value: 'join' } }
export const OneDisabled: Story = {
  args: {
    tabs: [
      { value: 'in', label: 'Sign In', content: 'Welcome back.' },
      { value: 'join', label: 'Join', content: '', disabled: true },
    ],
  },
}

const nine = ['Card', 'Points', 'Rewards', 'Visits', 'Diary', 'Photos', 'Consents', 'Messages', 'Settings']

export const NineTabs: Story = {
  tags: ['dont'],
  args: {
    label: 'Profile',
    tabs: nine.map(label => ({ value: label, label, content: <Text>{label} of Mia.</Text> })),
  },
  decorators: [
    Story => (
      <div style={{ overflowX: 'auto', padding: '2px' }}>
        <Story />
      </div>
    ),
  ],
}
