import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, HttpResponse, http } from 'msw'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { getListAddedWaysInMockHandler } from '#api/accounts/accounts.msw.ts'
import { inApp } from '../../../app/in-app.fixtures.tsx'
import { ResetPasswordScreen } from './reset-password-screen.tsx'

const meta = {
  component: ResetPasswordScreen,
  decorators: [inApp({ path: '/reset-password' })],
  parameters: { layout: 'fullscreen' },
  args: { readToken: (): string | undefined => 'z6ZMTbIUQuB_wlbFz5xPL-Bjq0l66FMYXJWl2nzd0ms', onReset: fn() },
  beforeEach: ({ msw }) => msw.use(getListAddedWaysInMockHandler({ passkeys: [], recoveryCodes: null })),
} satisfies Meta<typeof ResetPasswordScreen>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = { canvasElement: HTMLElement }

const posted = fn()

const answered = (answer: () => Response | Promise<never>) =>
  http.post('*/api/reset-password', answer as never)
const reset = async ({ canvasElement }: Canvas, newPassword = 'orchid8', confirmPassword = newPassword) => {
  const canvas = within(canvasElement)
  await userEvent.type(await canvas.findByLabelText('New password'), newPassword)
  await userEvent.type(canvas.getByLabelText('Confirm password'), confirmPassword)
  await userEvent.click(canvas.getByRole('button', { name: 'Reset Password' }))
  return canvas
}

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    for (const field of ['New password', 'Confirm password'])
      await expect(await canvas.findByLabelText(field)).toHaveAttribute('type', 'password')
    await expect(canvas.getByRole('button', { name: 'Reset Password' })).toBeEnabled()
  },
}

export const Loading: Story = {
  args: { readToken: () => undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Loading...')).toBeVisible()
  },
}

export const NoToken: Story = {
  args: { readToken: () => undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByText('Invalid Link')).toBeVisible())
    await expect(canvas.getByText('This password reset link is invalid or has expired.')).toBeVisible()
  },
}

export const EmptyToken: Story = {
  args: { readToken: () => '' },
  play: async context => {
    const canvas = await reset(context)
    await waitFor(() => expect(canvas.getByText('Invalid reset token.')).toBeVisible())
  },
}

const sent: unknown[] = []

/** A stranger with the old password may have added one of them. */
export const AddedSinceTheLastReset: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      getListAddedWaysInMockHandler({
        passkeys: [
          {
            id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0042',
            name: 'iPhone',
            createdAt: '2026-10-02T18:00:00.000Z',
            lastUsedAt: '2026-11-20T18:00:00.000Z',
          },
          {
            id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0043',
            name: 'Windows PC',
            createdAt: '2026-11-19T03:00:00.000Z',
            lastUsedAt: null,
          },
        ],
        recoveryCodes: { createdAt: '2026-11-19T03:01:00.000Z', left: 10 },
      }),
      http.post('*/api/reset-password', async ({ request }) => {
        sent.push(await request.json())
        return HttpResponse.json({ success: true })
      }),
    ),
  play: async context => {
    const canvas = within(context.canvasElement)
    await expect(await canvas.findByText('Do you recognize these?')).toBeVisible()
    await userEvent.click(canvas.getByLabelText('The passkey “iPhone” is mine'))
    await reset(context)
    await waitFor(() =>
      expect(sent.at(-1)).toMatchObject({
        keepPasskeys: ['0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0042'],
        keepRecoveryCodes: false,
      }),
    )
  },
}

export const TooShort: Story = {
  play: async context => {
    const canvas = await reset(context, '12345')
    await expect(canvas.getByText('Password must be at least 6 characters')).toBeVisible()
    await waitFor(() => expect(canvas.getByLabelText('New password')).toHaveFocus())
  },
}

export const NoMatch: Story = {
  play: async context => {
    const canvas = await reset(context, 'orchid8', 'orchid9')
    await expect(canvas.getByLabelText('Confirm password')).toHaveAccessibleDescription(
      "Passwords don't match",
    )
    await expect(canvas.getByLabelText('New password')).toBeValid()
  },
}

export const FilledWithoutAnEvent: Story = {
  beforeEach: ({ msw }) => {
    posted.mockClear()
    msw.use(
      http.post('*/api/reset-password', async ({ request }) => {
        posted(await request.json())
        return delay('infinite')
      }),
    )
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
    setValue?.call(await canvas.findByLabelText('New password'), 'orchid8')
    setValue?.call(canvas.getByLabelText('Confirm password'), 'orchid8')
    await userEvent.click(canvas.getByRole('button', { name: 'Reset Password' }))
    await waitFor(() => expect(posted).toHaveBeenCalledOnce())
    await expect(posted.mock.calls[0]?.[0]).toMatchObject({ newPassword: 'orchid8' })
  },
}

export const Shown: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const field = await canvas.findByLabelText('New password')
    await userEvent.type(field, 'orchid8')
    await userEvent.click(canvas.getByRole('button', { name: 'Show new password' }))
    await expect(field).toHaveAttribute('type', 'text')
    await expect(canvas.getByLabelText('Confirm password')).toHaveAttribute('type', 'password')
    await userEvent.click(canvas.getByRole('button', { name: 'Show confirmed password' }))
    await expect(canvas.getByLabelText('Confirm password')).toHaveAttribute('type', 'text')
    await userEvent.click(canvas.getByRole('button', { name: 'Hide new password' }))
    await expect(field).toHaveAttribute('type', 'password')
  },
}

export const Busy: Story = {
  beforeEach: ({ msw }) => msw.use(answered(() => delay('infinite') as Promise<never>)),
  play: async context => {
    const canvas = await reset(context)
    await expect(canvas.getByRole('button', { name: 'Resetting...' })).toBeDisabled()
  },
}

export const Done: Story = {
  beforeEach: ({ msw }) => msw.use(answered(() => HttpResponse.json({ success: true }))),
  play: async context => {
    const canvas = await reset(context)
    await expect(await canvas.findByRole('heading', { name: 'Password Reset Successfully' })).toBeVisible()
    await expect(canvas.getByText('Redirecting you to the login page...')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Go to Login' })).toHaveAttribute('href', '/auth')
    await waitFor(() => expect(canvas.getByText('Success')).toBeVisible())
    await expect(canvas.getByText('Your password has been reset successfully.')).toBeVisible()
    await expect(context.args.onReset).toHaveBeenCalledOnce()
  },
}

export const LinkIsDead: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      answered(() =>
        HttpResponse.json(
          { message: 'This password reset link is invalid or has expired.', code: 'invalid-reset-link' },
          { status: 400 },
        ),
      ),
    ),
  play: async context => {
    const canvas = await reset(context)
    await expect(await canvas.findByText('This link no longer works')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Send a New Link' })).toHaveAttribute(
      'href',
      '/forgot-password',
    )
    await expect(canvas.getByLabelText('New password')).toHaveValue('orchid8')
  },
}

export const ServerFailed: Story = {
  beforeEach: ({ msw }) => msw.use(answered(() => new HttpResponse(null, { status: 500, statusText: '' }))),
  play: async context => {
    const canvas = await reset(context)
    await waitFor(() => expect(canvas.getByText('Error')).toBeVisible())
    await waitFor(() => expect(canvas.getByText('Failed to reset password. Please try again.')).toBeVisible())
  },
}

export const Offline: Story = {
  beforeEach: ({ msw }) => msw.use(answered(() => HttpResponse.error())),
  play: async context => {
    const canvas = await reset(context)
    await waitFor(() => expect(canvas.getByText(/can’t reach the clinic/)).toBeVisible())
    await expect(canvas.getByLabelText('New password')).toHaveValue('orchid8')
  },
}
