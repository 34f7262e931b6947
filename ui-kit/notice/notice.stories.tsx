import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextLink } from '../text-link/text-link.tsx'
import { Notice } from './notice.tsx'

const meta = {
  component: Notice,
  args: { title: 'Good to know', children: 'A code counts once a day.' },
} satisfies Meta<typeof Notice>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Positive: Story = { args: { tone: 'positive' } }
export const Caution: Story = { args: { tone: 'caution' } }
export const Critical: Story = {
  args: {
    tone: 'critical',
    title: 'That did not work',
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
