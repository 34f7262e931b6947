import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextLink } from '../../actions/text-link/text-link.tsx'
import { Notice } from './notice.tsx'

const meta = {
  component: Notice,
  parameters: {
    guidance: {
      use: [
        'For something to know about what is on the screen: offline, refused, saved but not yet seen.',
        'Beside what it is about.',
      ],
      dontUse: ['For what one field is wrong about.', 'For praise.'],
      instead: {
        Field: 'its error, for one value',
        Toast: 'for what was done elsewhere',
        EmptyState: 'for nothing yet',
      },
      anatomy: ['Sign', 'Title', 'What it means', 'The next step'],
      words: [
        'First what happened, then what to do.',
        '"The server can’t be reached." and "Try again", never a code.',
        'Nobody is blamed.',
      ],
      keyboard: { Tab: 'Goes to its action; a critical notice is read out at once.' },
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
