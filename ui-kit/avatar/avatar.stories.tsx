import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { Avatar } from './avatar.tsx'

const meta = {
  component: Avatar,
  args: { name: 'Mia Laurent' },
} satisfies Meta<typeof Avatar>

export default meta
type Story = StoryObj<typeof meta>

export const Initials: Story = { args: {} }
export const Large: Story = { args: { size: 'l' } }
export const Small: Story = { args: { size: 's' } }
export const OneName: Story = { args: { name: 'Noor' } }
export const Nameless: Story = { args: { name: '', decorative: true } }

export const BrokenPicture: Story = {
  args: { src: '/nothing-here.png' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole('img')).toHaveTextContent('ML'))
  },
}
