import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextLink } from '../../actions/text-link/text-link.tsx'
import { Notice } from './notice.tsx'

const meta = {
  component: Notice,
  parameters: {
    guidance: {
      use: [
        'For information about what’s on the screen: offline, refused, saved but not visible yet.',
        'Next to what it’s about.',
      ],
      dontUse: ['For an error in a single field.', 'For praise.'],
      instead: {
        Field: 'with its error, for a single value',
        Toast: 'for something done elsewhere',
        EmptyState: 'if there’s nothing yet',
      },
      anatomy: ['Icon', 'Title', 'What it means', 'The next step'],
      words: [
        'First what happened, then what to do.',
        '"The server can’t be reached." and "Try again", never an error code.',
        'Don’t blame anyone.',
      ],
      keyboard: { Tab: 'Moves to its action. Screen readers announce a critical notice immediately.' },
    },
  },
  args: { title: 'Good to know', children: 'A code counts once a day.' },
} satisfies Meta<typeof Notice>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Positive: Story = { args: { tone: 'positive' } }
export const Caution: Story = { args: { tone: 'caution' } }
export const Critical: Story = {
  tags: ['do'],
  args: {
    tone: 'critical',
    title: 'That didn’t work',
    children: 'The server can’t be reached.',
    action: <TextLink alone>Try again</TextLink>,
  },
}
export const Offline: Story = {
  args: {
    tone: 'offline',
    title: 'You are offline',
    children: 'What you have typed stays here until you are back.',
  },
}
export const TextOnly: Story = { args: { title: '', children: 'Only our clinicians read this.' } }

export const ACode: Story = {
  tags: ['dont'],
  args: { tone: 'critical', title: 'Error', children: 'Request failed with status 503.' },
}
