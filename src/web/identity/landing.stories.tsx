import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { getReadClinicMockHandler } from '#api/content/content.msw.ts'
import { inApp } from '../shell/in-app.stories-kit.tsx'
import { Landing } from './landing.tsx'

const meta = {
  component: Landing,
  decorators: [inApp()],
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ msw }) => msw.use(getReadClinicMockHandler()),
} satisfies Meta<typeof Landing>

export default meta
type Story = StoryObj<typeof meta>

export const SignedOut: Story = {
  play: async ({ canvasElement }) => {
    const join = within(canvasElement).getByRole('link', { name: 'Join VIP Program / Log in' })
    await expect(join).toHaveAttribute('href', '/auth')
  },
}
