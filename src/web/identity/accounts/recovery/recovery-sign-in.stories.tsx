import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { getCurrentUserMockHandler } from '#api/accounts/accounts.msw.ts'
import { getSignInByRecoveryCodeMockHandler } from '#api/recovery/recovery.msw.ts'
import { Card } from '#ui-kit/layout/card/card.tsx'
import { inApp } from '../../../app/in-app.fixtures.tsx'
import { RecoverySignIn } from './recovery-sign-in.tsx'

const meta = {
  component: RecoverySignIn,
  args: { email: '', onBack: fn() },
  decorators: [
    Story => (
      <Card padding="l">
        <Story />
      </Card>
    ),
    inApp({ path: '/forgot-password' }),
  ],
} satisfies Meta<typeof RecoverySignIn>

export default meta
type Story = StoryObj<typeof meta>

const shows = (words: string | RegExp) =>
  waitFor(() => expect(within(document.body).getAllByText(words)[0]).toBeVisible())

const enter = async (canvasElement: HTMLElement, code: string) => {
  const canvas = within(canvasElement)
  await userEvent.type(canvas.getByLabelText('Email'), 'mia@velora.example')
  if (code) await userEvent.type(canvas.getByLabelText('Recovery code'), code)
  await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }))
}

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Sign In' }))
    await shows('Please enter a recovery code')
    await waitFor(() => expect(within(canvasElement).getByLabelText('Email')).toHaveFocus())
  },
}

const refused = (status: number, code: string, message: string) =>
  http.post('*/api/auth/recovery-code', () => HttpResponse.json({ code, message }, { status }))

export const UsedAlready: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      refused(
        401,
        'wrong-recovery-code',
        'This recovery code does not work: each works once, and new ones end those before them.',
      ),
    ),
  play: async ({ canvasElement }) => {
    await enter(canvasElement, 'k7qm-4xvd-92hp-3wts')
    await shows(/each works once/)
    await waitFor(() => expect(within(canvasElement).getByLabelText('Recovery code')).toHaveFocus())
    await expect(within(canvasElement).getByLabelText('Recovery code')).toHaveValue('k7qm-4xvd-92hp-3wts')
  },
}

export const TooOften: Story = {
  beforeEach: ({ msw }) =>
    msw.use(refused(429, 'too-many-attempts', 'Too many attempts. Please try again in 15 minutes.')),
  play: async ({ canvasElement }) => {
    await enter(canvasElement, 'k7qm-4xvd-92hp-3wts')
    await shows('Too many attempts. Please try again in 15 minutes.')
  },
}

export const LetIn: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      getSignInByRecoveryCodeMockHandler({ isStaff: false, codesLeft: 1 }),
      getCurrentUserMockHandler(),
    ),
  play: async ({ canvasElement }) => {
    await enter(canvasElement, 'k7qm-4xvd-92hp-3wts')
    await shows('One is left. Create new ones soon.')
  },
}
