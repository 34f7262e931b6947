import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Stamps } from './stamps.tsx'

const stamps = (...done: readonly boolean[]) =>
  ['Joined', 'First check-in', 'First treatment'].map((title, n) => ({ title, done: done[n] ?? false }))

const meta = {
  component: Stamps,
  parameters: {
    guidance: {
      use: ['For the first three steps of a new member.'],
      dontUse: ['For progress over years.'],
      instead: { Progress: 'for points and tiers', Steps: 'for instructions' },
      anatomy: ['Three stamps', 'What each one is for'],
      words: ['Each one names something the member did: "First check-in".'],
    },
  },
  args: { stamps: stamps(true) },
} satisfies Meta<typeof Stamps>

export default meta
type Story = StoryObj<typeof meta>

export const One: Story = {
  tags: ['do'],
  play: async ({ canvasElement }) => {
    const shown = within(canvasElement).getAllByRole('listitem')
    await expect(shown.map(({ textContent }) => textContent)).toEqual([
      'Joined (done)',
      '2First check-in',
      '3First treatment',
    ])
  },
}
export const All: Story = { args: { stamps: stamps(true, true, true) } }

export const ForPoints: Story = {
  tags: ['dont'],
  args: { stamps: ['100 points', '500 points', '1,000 points'].map(title => ({ title, done: false })) },
}
