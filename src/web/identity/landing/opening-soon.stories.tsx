import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { clinic } from '../../data/clinic.ts'
import { OpeningSoon } from './opening-soon.tsx'

const meta = {
  component: OpeningSoon,
  parameters: { layout: 'fullscreen' },
  beforeEach: () => void Object.assign(clinic, { clinicName: 'Aurora Clinic' }),
} satisfies Meta<typeof OpeningSoon>

export default meta
type Story = StoryObj<typeof meta>

export const BeforeTheOpening: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Opening soon')
    await expect(canvas.getByText('Aurora Clinic')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'For our team' })).toHaveAttribute('href', '/admin')
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
  },
}

export const LongName: Story = {
  beforeEach: () =>
    void Object.assign(clinic, {
      clinicName: 'Zentrum für ästhetische Dermatologie und Gesichtschirurgie am Kurfürstendamm',
    }),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}
