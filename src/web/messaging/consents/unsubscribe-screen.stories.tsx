import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, HttpResponse, http } from 'msw'
import { expect, userEvent, within } from 'storybook/test'
import { getUnsubscribeMailMockHandler } from '#api/consents/consents.msw.ts'
import { inApp } from '../../app/in-app.fixtures.tsx'
import { UnsubscribeScreen } from './unsubscribe-screen.tsx'

const meta = {
  component: UnsubscribeScreen,
  decorators: [inApp({ path: '/unsubscribe' })],
  args: { token: 'a-token' },
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ msw }) => msw.use(getUnsubscribeMailMockHandler({ success: true })),
} satisfies Meta<typeof UnsubscribeScreen>

export default meta
type Story = StoryObj<typeof meta>

const press = async (canvas: HTMLElement) =>
  userEvent.click(await within(canvas).findByRole('button', { name: 'Unsubscribe' }))

export const Opened: Story = {}

export const Ended: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement)
    await expect(
      await within(canvasElement).findByText(/You’re unsubscribed from email offers and news/),
    ).toBeVisible()
  },
}

export const WrongLink: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      http.post('*/api/unsubscribe/:token', () =>
        HttpResponse.json({ message: 'This link is not complete.' }, { status: 404 }),
      ),
    ),
  play: async ({ canvasElement }) => {
    await press(canvasElement)
    await expect(await within(canvasElement).findByText('This link is not complete.')).toBeVisible()
  },
}

export const IsEnding: Story = {
  beforeEach: ({ msw }) => msw.use(http.post('*/api/unsubscribe/:token', () => delay('infinite'))),
  play: async ({ canvasElement }) => {
    await press(canvasElement)
    const button = await within(canvasElement).findByRole('button', { name: 'Unsubscribing...' })
    await expect(button).toBeDisabled()
    await expect(button).toHaveAttribute('aria-busy', 'true')
  },
}

export const Offline: Story = {
  beforeEach: ({ msw }) =>
    msw.use(http.post('*/api/unsubscribe/:token', () => HttpResponse.error(), { once: true })),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await press(canvasElement)
    await expect(await canvas.findByText(/We can’t reach the clinic right now/)).toBeVisible()
    await expect(canvas.queryByText(/You’re unsubscribed from email/)).toBeNull()
    await press(canvasElement)
    await expect(await canvas.findByText(/You’re unsubscribed from email offers and news/)).toBeVisible()
  },
}
