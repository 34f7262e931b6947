import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect, userEvent, within } from 'storybook/test'
import { getUnsubscribeMailMockHandler } from '#api/messaging/messaging.msw.ts'
import { inApp } from '../shell/in-app.stories-kit.tsx'
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
      await within(canvasElement).findByText(/You won’t get offers and news by mail/),
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
