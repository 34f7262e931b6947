import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Banner } from './banner.tsx'

const meta = {
  component: Banner,
  parameters: {
    guidance: {
      use: ['For a special’s offer, on top of its picture.'],
      dontUse: ['For feedback on what the person just did.', 'For more than a few words.'],
      instead: { Notice: 'for information', Card: 'for an offer with a longer text' },
      anatomy: ['Picture', 'Overlay that keeps the words readable', 'Words'],
      words: ['Short and large: "20% OFF".'],
    },
  },
  args: {
    src: 'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 16 9%22%3E%3ClinearGradient id=%22g%22%3E%3Cstop stop-color=%22%23fbe6e0%22/%3E%3Cstop offset=%221%22 stop-color=%22%23dfa0a0%22/%3E%3C/linearGradient%3E%3Crect width=%2216%22 height=%229%22 fill=%22url(%23g)%22/%3E%3C/svg%3E',
    children: '20% OFF',
  },
} satisfies Meta<typeof Banner>

export default meta
type Story = StoryObj<typeof meta>

export const Short: Story = { tags: ['do'] }
export const Long: Story = { args: { children: '+100000 BONUS POINTS FOR EVERYBODY' } }

export const WithoutItsPicture: Story = {
  args: { src: '/nothing-here.svg' },
  play: async ({ canvasElement }) => {
    canvasElement.querySelector('img')?.setAttribute('loading', 'eager')
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull())
  },
}

export const AWholeSentence: Story = {
  tags: ['dont'],
  args: { children: 'Save 20% if you come back before June' },
}
