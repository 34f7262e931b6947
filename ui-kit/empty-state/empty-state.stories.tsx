import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/button.tsx'
import { EmptyState } from './empty-state.tsx'

const meta = {
  component: EmptyState,
  args: {
    title: 'Nothing here yet',
    hint: 'Your first entry is a picture away.',
    action: <Button variant="secondary">Add an entry</Button>,
  },
} satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj<typeof meta>

export const Leaf: Story = { args: { drawing: 'leaf' } }
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
