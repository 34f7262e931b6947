import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, HttpResponse, http } from 'msw'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { inApp } from '../../../app/in-app.fixtures.tsx'
import { ForgotPasswordScreen } from './forgot-password-screen.tsx'

const meta = {
  component: ForgotPasswordScreen,
  decorators: [inApp({ path: '/forgot-password' })],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ForgotPasswordScreen>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = { canvasElement: HTMLElement }

const message = 'If an account has this address, a link to choose a new password is on its way.'
const asked = (answer: () => Response | Promise<never>) => http.post('*/api/forgot-password', answer as never)
const ask = async ({ canvasElement }: Canvas, email = 'mia@velora.example') => {
  const canvas = within(canvasElement)
  await userEvent.type(canvas.getByLabelText('Email'), email)
  await userEvent.click(canvas.getByRole('button', { name: 'Send Reset Link' }))
  return canvas
}

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Send Reset Link' })).toBeEnabled()
  },
}

/** The typed address carries over in both directions. */
export const ByRecoveryCode: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByLabelText('Email'), 'mia@velora.example')
    await userEvent.click(canvas.getByRole('button', { name: 'Use a Recovery Code' }))
    await expect(await canvas.findByLabelText('Recovery code')).toBeVisible()
    await expect(canvas.getByLabelText('Email')).toHaveValue('mia@velora.example')
    await userEvent.click(canvas.getByRole('button', { name: 'Get a Reset Link Instead' }))
    await expect(await canvas.findByRole('button', { name: 'Send Reset Link' })).toBeVisible()
  },
}

export const WrongAddress: Story = {
  play: async context => {
    const canvas = await ask(context, 'mia@velora')
    await expect(canvas.getByText('Please enter a valid email address')).toBeVisible()
    await waitFor(() => expect(canvas.getByLabelText('Email')).toHaveFocus())
  },
}

export const Busy: Story = {
  beforeEach: ({ msw }) => msw.use(asked(() => delay('infinite') as Promise<never>)),
  play: async context => {
    const canvas = await ask(context)
    await expect(canvas.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  },
}

export const Sent: Story = {
  beforeEach: ({ msw }) => msw.use(asked(() => HttpResponse.json({ message }))),
  play: async context => {
    const canvas = await ask(context)
    await expect(await canvas.findByRole('heading', { name: 'Check Your Email' })).toBeVisible()
    await expect(canvas.getByText(/check your spam folder, or try again in a few minutes/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Go to Sign In' })).toHaveAttribute('href', '/auth')
    await waitFor(() => expect(canvas.getByText('Email sent')).toBeVisible())
    await expect(canvas.getByText(message)).toBeVisible()
  },
}

export const SentToALongAddress: Story = {
  beforeEach: ({ msw }) => msw.use(asked(() => HttpResponse.json({ message }))),
  play: async context => {
    const canvas = await ask(
      context,
      'maximiliana-theodora-von-hohenberg-wittgenstein@a-very-long-name-of-a-company.example',
    )
    const heading = await canvas.findByRole('heading', { name: 'Check Your Email' })
    await expect(heading.closest('main')?.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}

export const AnotherAddress: Story = {
  beforeEach: ({ msw }) => msw.use(asked(() => HttpResponse.json({ message }))),
  play: async context => {
    const canvas = await ask(context)
    await userEvent.click(await canvas.findByRole('button', { name: 'Try Another Address' }))
    await expect(canvas.getByLabelText('Email')).toHaveValue('mia@velora.example')
  },
}

export const TooOften: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      asked(() =>
        HttpResponse.json(
          { message: 'Too many attempts. Please try again in 60 minutes.', code: 'too-many-attempts' },
          { status: 429 },
        ),
      ),
    ),
  play: async context => {
    const canvas = await ask(context)
    await waitFor(() => expect(canvas.getByText('Error')).toBeVisible())
    await expect(canvas.getByText('Too many attempts. Please try again in 60 minutes.')).toBeVisible()
    await expect(canvas.getByLabelText('Email')).toHaveValue('mia@velora.example')
  },
}

export const ServerFailed: Story = {
  beforeEach: ({ msw }) => msw.use(asked(() => new HttpResponse(null, { status: 500, statusText: '' }))),
  play: async context => {
    const canvas = await ask(context)
    await waitFor(() => expect(canvas.getByText('Error')).toBeVisible())
    await waitFor(() =>
      expect(canvas.getByText('Failed to send reset email. Please try again.')).toBeVisible(),
    )
  },
}

export const Offline: Story = {
  beforeEach: ({ msw }) => msw.use(asked(() => HttpResponse.error())),
  play: async context => {
    const canvas = await ask(context)
    await waitFor(() => expect(canvas.getByText(/can’t reach the clinic/)).toBeVisible())
    await expect(canvas.getByLabelText('Email')).toHaveValue('mia@velora.example')
  },
}
