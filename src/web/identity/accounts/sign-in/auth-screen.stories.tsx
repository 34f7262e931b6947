import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, HttpResponse, http } from 'msw'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { dismissToast } from '#ui-kit/feedback/toast/store.ts'
import { inApp } from '../../../app/in-app.fixtures.tsx'
import { queryClient } from '../../../data/query-client.ts'
import { renewMember } from '../../../member/renew-member.ts'
import { AuthScreen } from './auth-screen.tsx'

const meta = {
  component: AuthScreen,
  decorators: [inApp({ path: '/auth' })],
  parameters: { layout: 'fullscreen' },
  args: { tab: 'sign-in', onTab: fn() },
} satisfies Meta<typeof AuthScreen>

export default meta
type Story = StoryObj<typeof meta>

const posted = fn()

const signIn: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const canvas = within(canvasElement)
  await expect(canvas.getByRole('button', { name: 'Sign In' })).toBeDisabled()
  await userEvent.type(canvas.getByLabelText('Email'), 'mia@velora.example')
  await userEvent.type(canvas.getByLabelText('Password'), 'velora-demo')
  await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }))
}

/** Some password managers fill fields without an event, while React keeps its own record of their values. */
function fillSilently(field: HTMLElement, value: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
}

function withoutAlerts() {
  const native = window.alert
  window.alert = fn()
  return () => {
    dismissToast()
    window.alert = native
  }
}

export const SignIn: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const tabs = canvas.getAllByRole('tab').map(({ textContent }) => textContent)
    await expect(tabs).toEqual(['Sign In', 'Join VIP'])
    await expect(canvas.getByLabelText('Email')).toHaveAttribute('type', 'email')
    await expect(canvas.getByRole('link', { name: 'Forgot Password?' })).toHaveAttribute(
      'href',
      '/forgot-password',
    )
    await expect(canvas.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
    await expect(canvas.getByRole('link', { name: /^Book Appointment/ })).toHaveAttribute('target', '_blank')
    await expect(canvas.getByRole('region', { name: 'VIP Benefits' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Sign In with a Passkey' })).toBeVisible()
  },
}

/** An old browser, or one inside another app. */
export const WithoutPasskeys: Story = {
  beforeEach: () => {
    const real = globalThis.PublicKeyCredential
    Reflect.deleteProperty(globalThis, 'PublicKeyCredential')
    return () => {
      globalThis.PublicKeyCredential = real
    }
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: /Passkey/ })).toBeNull()
  },
}

export const FilledWithoutAnEvent: Story = {
  beforeEach: ({ msw }) => {
    posted.mockClear()
    msw.use(
      http.post('*/api/auth/login', async ({ request }) => {
        posted(await request.json())
        return delay('infinite')
      }),
    )
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    fillSilently(canvas.getByLabelText('Email'), 'mia@velora.example')
    fillSilently(canvas.getByLabelText('Password'), 'velora-demo')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Sign In' })).toBeEnabled())
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }))
    await waitFor(() => expect(posted).toHaveBeenCalledOnce())
    await expect(posted).toHaveBeenCalledWith({ email: 'mia@velora.example', password: 'velora-demo' })
  },
}

export const JoiningFilledWithoutAnEvent: Story = {
  args: { tab: 'join' },
  beforeEach: ({ msw }) => {
    posted.mockClear()
    msw.use(
      http.post('*/api/auth/register', async ({ request }) => {
        posted(await request.json())
        return delay('infinite')
      }),
    )
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    fillSilently(canvas.getByLabelText('Email'), 'mia@velora.example')
    fillSilently(canvas.getByLabelText('Password'), 'velora-demo')
    await userEvent.type(canvas.getByLabelText('First name'), 'Mia')
    await expect(canvas.getByLabelText('Email')).toHaveValue('mia@velora.example')
    fillSilently(canvas.getByLabelText('Last name'), 'Hart')
    await userEvent.click(canvas.getByRole('button', { name: 'Join VIP' }))
    await waitFor(() => expect(posted).toHaveBeenCalledOnce())
    await expect(posted.mock.calls[0]?.[0]).toMatchObject({
      email: 'mia@velora.example',
      password: 'velora-demo',
      name: 'Mia Hart',
    })
  },
}

/** One quiet line until someone on the team asks for it. */
const staffCode = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement)
  await userEvent.click(await canvas.findByRole('button', { name: 'Team member? Enter staff code' }))
  return canvas.findByLabelText('Staff code')
}

export const StaffCodeFilledWithoutAnEvent: Story = {
  beforeEach: ({ msw }) => {
    posted.mockClear()
    msw.use(
      http.post('*/api/admin/verify', async ({ request }) => {
        posted(await request.json())
        return delay('infinite')
      }),
    )
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    fillSilently(await staffCode(canvasElement), '24682468')
    await userEvent.click(canvas.getByRole('button', { name: 'Staff Access' }))
    await waitFor(() => expect(posted).toHaveBeenCalledWith({ code: '24682468' }))
  },
}

export const StaffCodeOfEightDigits: Story = {
  play: async ({ canvasElement }) => {
    const field = await staffCode(canvasElement)
    await expect(field).toHaveFocus()
    await expect(field).toHaveAttribute('type', 'password')
    await userEvent.type(field, '123456789')
    await expect(field).toHaveValue('12345678')
    await userEvent.clear(field)
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Staff Access' }))
    await waitFor(() => expect(within(document.body).getByText('Please enter the admin code')).toBeVisible())
    await expect(within(canvasElement).getByLabelText('Staff code')).toHaveFocus()
  },
}

export const StaffCodePastedWithItsSpace: Story = {
  args: { returnTo: '/profile' },
  play: async ({ canvasElement }) => {
    const field = await staffCode(canvasElement)
    await userEvent.paste(' 4815 1623')
    await expect(field).toHaveValue('48151623')
  },
}

export const Join: Story = {
  args: { tab: 'join' },
  play: async ({ canvasElement }) => {
    for (const field of ['First name', 'Last name', 'Email', 'Password', /^Date of birth/])
      await expect(within(canvasElement).getByLabelText(field)).toBeVisible()
    await expect(within(canvasElement).getByLabelText(/^Date of birth/)).not.toBeRequired()
  },
}

export const JoinWithProblems: Story = {
  args: { tab: 'join' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Join VIP' }))
    for (const problem of [
      'First name is required',
      'Last name is required',
      'Please enter a valid email address',
      'Password must be at least 6 characters',
    ])
      await expect(canvas.getByText(problem)).toBeVisible()
    await waitFor(() => expect(canvas.getByLabelText('First name')).toHaveFocus())
  },
}

export const SentTrimmed: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      http.post('*/api/auth/login', async ({ request }) => {
        posted(await request.json())
        return delay('infinite')
      }),
    ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByLabelText('Email'), ' mia@velora.example ')
    await userEvent.type(canvas.getByLabelText('Password'), ' velora-demo ')
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }))
    const credentials = { email: 'mia@velora.example', password: 'velora-demo' }
    await waitFor(() => expect(posted).toHaveBeenCalledWith(credentials))
  },
}

export const Busy: Story = {
  beforeEach: ({ msw }) => msw.use(http.post('*/api/auth/login', () => delay('infinite'))),
  play: async context => {
    await signIn(context)
    await expect(within(context.canvasElement).getByRole('button', { name: 'Signing In...' })).toBeDisabled()
  },
}

/** The app keeps asking who is signed in, while the fields stay usable. */
export const WhileNobodyAnswers: Story = {
  decorators: [inApp({ path: '/auth', signedIn: true })],
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('*/api/auth/user', () => HttpResponse.json({ message: 'Try again later' }, { status: 503 })),
    ),
  play: async ({ canvasElement }) => {
    const email = await within(canvasElement).findByLabelText('Email')
    await userEvent.type(email, 'mia@velora.example')
    renewMember(queryClient)
    await waitFor(() => expect(queryClient.isFetching()).toBe(0))
    await expect(email).toBeInTheDocument()
    await expect(email).toHaveValue('mia@velora.example')
    await expect(email).toHaveFocus()
  },
}

export const Refused: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      http.post('*/api/auth/login', () =>
        HttpResponse.json({ message: 'Please check your email and password.' }, { status: 401 }),
      ),
    )
    return withoutAlerts()
  },
  play: async context => {
    await signIn(context)
    const canvas = within(context.canvasElement)
    await waitFor(() => expect(canvas.getByText('Login failed')).toBeVisible())
    await expect(window.alert).toHaveBeenCalledWith('Login error: 401: Please check your email and password.')
    await expect(canvas.getByLabelText('Email')).toHaveValue('mia@velora.example')
  },
}

export const Offline: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.post('*/api/auth/login', () => HttpResponse.error()))
    return withoutAlerts()
  },
  play: async context => {
    await signIn(context)
    const canvas = within(context.canvasElement)
    const sentence = 'We can’t reach the clinic right now. Please check your connection and try again.'
    await waitFor(() => expect(canvas.getByText(sentence)).toBeVisible())
    await expect(canvas.getByText('Login failed')).toBeVisible()
    await expect(window.alert).toHaveBeenCalledWith(`Login error: ${sentence}`)
    await expect(canvas.getByLabelText('Email')).toHaveValue('mia@velora.example')
    await expect(canvas.getByLabelText('Password')).toHaveValue('velora-demo')
    await expect(canvas.getByRole('button', { name: 'Sign In' })).toBeEnabled()
  },
}
