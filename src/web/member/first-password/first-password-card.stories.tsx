import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { getChooseFirstPasswordMockHandler, getHasPasswordMockHandler } from '#api/accounts/accounts.msw.ts'
import { inApp } from '../../app/in-app.fixtures.tsx'
import { FirstPasswordCard } from './first-password-card.tsx'

const meta = {
  component: FirstPasswordCard,
  decorators: [inApp({ signedIn: true, path: '/profile' })],
  beforeEach: ({ msw }) =>
    msw.use(getHasPasswordMockHandler({ isSet: false }), getChooseFirstPasswordMockHandler()),
} satisfies Meta<typeof FirstPasswordCard>

export default meta
type Story = StoryObj<typeof meta>

const saves = async (canvasElement: HTMLElement, password: string) => {
  const canvas = within(canvasElement)
  await userEvent.type(await canvas.findByLabelText('New password'), password)
  await userEvent.click(canvas.getByRole('button', { name: 'Save Password' }))
  return canvas
}

const shows = (words: string | RegExp) =>
  waitFor(() => expect(within(document.body).getAllByText(words)[0]).toBeVisible())

export const Saved: Story = {
  play: async ({ canvasElement }) => {
    await saves(canvasElement, 'peony-and-sage')
    await shows('Password saved')
  },
}

const refused = (message: string) =>
  http.post('*/api/user/password', () =>
    HttpResponse.json(
      { code: 'weak-password', message, errors: [{ path: 'password', message }] },
      { status: 400 },
    ),
  )

export const TooShort: Story = {
  beforeEach: ({ msw }) => msw.use(refused('Password must be at least 6 characters')),
  play: async ({ canvasElement }) => {
    const canvas = await saves(canvasElement, '12345')
    await shows('Password must be at least 6 characters')
    await waitFor(() => expect(canvas.getByLabelText('New password')).toHaveFocus())
  },
}

export const TooCommon: Story = {
  beforeEach: ({ msw }) => msw.use(refused('This password is too common.')),
  play: async ({ canvasElement }) => {
    await saves(canvasElement, 'password1')
    await shows('This password is too common.')
  },
}
