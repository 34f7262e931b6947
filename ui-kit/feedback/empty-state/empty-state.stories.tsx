import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../actions/button/button.tsx'
import { EmptyState } from './empty-state.tsx'

const meta = {
  component: EmptyState,
  parameters: {
    guidance: {
      use: ['In place of a list that’s still empty: says that there’s nothing yet, why, and what to do.'],
      dontUse: [
        'For content that couldn’t be loaded.',
        'For content that’s still loading.',
        'For a search that’s just too narrow, unless it offers a way to widen it.',
      ],
      instead: { Notice: 'for errors', Skeleton: 'for content that’s still loading' },
      anatomy: ['Drawing', 'What’s missing', 'How to get the first one', 'One action'],
      words: [
        'No blame and no "Oops": "No vouchers yet".',
        'The hint looks ahead: "Claim a reward and it waits here."',
      ],
    },
  },
  args: {
    title: 'Nothing here yet',
    hint: 'Your first entry is a picture away.',
    action: <Button variant="secondary">Add an entry</Button>,
  },
} satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj<typeof meta>

export const Leaf: Story = { tags: ['do'], args: { drawing: 'leaf' } }
export const Search: Story = { args: { drawing: 'search' } }
export const Gift: Story = { args: { drawing: 'gift' } }
export const Letter: Story = { args: { drawing: 'letter' } }
export const Camera: Story = { args: { drawing: 'camera' } }
export const Calendar: Story = { args: { drawing: 'calendar' } }
export const WithoutAction: Story = { args: { action: null } }
export const LongTexts: Story = {
  args: {
    title: 'No treatments were found for what you were looking for today',
    hint: 'We’re working on bringing you amazing content. Check back soon! In the meantime, have a look at everything else that we offer, or ask us at the desk.',
  },
}

export const WithoutAWayOn: Story = {
  tags: ['dont'],
  args: { title: 'No data', hint: undefined, action: undefined },
}
