import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../actions/button/button.tsx'
import { EmptyState } from './empty-state.tsx'

const meta = {
  component: EmptyState,
  parameters: {
    guidance: {
      use: ['Where a list will be, while there is nothing: says that there is nothing, why, and what to do.'],
      dontUse: [
        'For what could not be loaded.',
        'For what is on its way.',
        'For a search that is merely too narrow, without a way to widen it.',
      ],
      instead: { Notice: 'for what went wrong', Skeleton: 'for what is on its way' },
      anatomy: ['Drawing', 'What there is nothing of', 'How the first one comes', 'One action'],
      words: [
        'Without blame and without "Oops": "No vouchers yet".',
        'The hint looks forward: "Claim a reward and it waits here."',
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
