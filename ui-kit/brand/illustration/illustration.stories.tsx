import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { Illustration } from './illustration.tsx'

const meta = {
  component: Illustration,
  parameters: {
    guidance: {
      use: ['For a picture of a service, post or reward, in a frame that reserves its space.'],
      dontUse: ['For pictures that must not be cropped.', 'For faces.'],
      instead: { Avatar: 'for faces' },
      anatomy: ['Frame', 'Picture, or a drawing in its place'],
      words: ['The alt text is empty if the title next to it says the same.'],
    },
  },
  args: {
    alt: 'A calm room',
    src: 'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 16 9%22%3E%3ClinearGradient id=%22g%22%3E%3Cstop stop-color=%22%23e9c7b5%22/%3E%3Cstop offset=%221%22 stop-color=%22%23a8456a%22/%3E%3C/linearGradient%3E%3Crect width=%2216%22 height=%229%22 fill=%22url(%23g)%22/%3E%3C/svg%3E',
  },
} satisfies Meta<typeof Illustration>

export default meta
type Story = StoryObj<typeof meta>

export const Wide: Story = { tags: ['do'] }
export const Square: Story = { args: { ratio: 'square' } }
export const Portrait: Story = { args: { ratio: 'portrait' } }
export const None: Story = { args: { src: undefined, fallback: 'gift' } }

export const Broken: Story = {
  args: { src: '/nothing-here.png', eager: true },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole('img').tagName).toBe('SPAN'))
  },
}

const face = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 80"><path fill="#f4e3d8" d="M0 0h60v80H0z"/>' +
    '<path fill="#6b4031" d="M14 46V24a16 16 0 0 1 32 0v22z"/><path fill="#e6b395" d="M25 32h10v16H25z"/>' +
    '<circle cx="30" cy="24" r="12" fill="#f0c3a8"/><path fill="#a8456a" d="M6 80c0-24 10-34 24-34s24 10 24 34z"/>' +
    '<path fill="none" stroke="#6b4031" stroke-linecap="round" d="M23 22h4m6 0h4m-10 8q3 3 6 0"/></svg>',
)}`

export const AFaceCutOff: Story = { tags: ['dont'], args: { src: face, alt: 'Ines, who receives you' } }
