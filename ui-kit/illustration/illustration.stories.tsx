import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { Illustration } from './illustration.tsx'

const meta = {
  component: Illustration,
  parameters: {
    guidance: {
      use: ['For a picture in a frame that keeps its place: of a service, a post, a reward.'],
      dontUse: ['For pictures whose edges matter.', 'For faces.'],
      instead: { Photo: 'for a picture as a whole', Avatar: 'for faces' },
      anatomy: ['Frame', 'Picture, or a drawing in its place'],
      words: ['The text alternative is empty where the title beside it says the same.'],
    },
  },
  args: {
    alt: 'A calm room',
    src: 'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 16 9%22%3E%3ClinearGradient id=%22g%22%3E%3Cstop stop-color=%22%23e9c7b5%22/%3E%3Cstop offset=%221%22 stop-color=%22%23a8456a%22/%3E%3C/linearGradient%3E%3Crect width=%2216%22 height=%229%22 fill=%22url(%23g)%22/%3E%3C/svg%3E',
  },
} satisfies Meta<typeof Illustration>

export default meta
type Story = StoryObj<typeof meta>

export const Wide: Story = { args: {} }
export const Square: Story = { args: { ratio: 'square' } }
export const Portrait: Story = { args: { ratio: 'portrait' } }
export const None: Story = { args: { src: undefined, fallback: 'gift' } }

export const Broken: Story = {
  args: { src: '/nothing-here.png', eager: true },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole('img').tagName).toBe('SPAN'))
  },
}
