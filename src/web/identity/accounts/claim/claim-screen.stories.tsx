import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, HttpResponse, http } from 'msw'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { getCurrentUserMockHandler, getCurrentUserResponseMock } from '#api/accounts/accounts.msw.ts'
import {
  getClaimMembershipMockHandler,
  getRequestSignInCodeMockHandler,
  getSignInByCodeMockHandler,
} from '#api/claims/claims.msw.ts'
import { inApp } from '../../../app/in-app.fixtures.tsx'
import { ClaimScreen } from './claim-screen.tsx'

const meta = {
  component: ClaimScreen,
  decorators: [inApp({ path: '/claim' })],
  parameters: { layout: 'fullscreen' },
  args: { readCode: (): string | undefined => undefined, onClaimed: fn() },
  beforeEach: ({ msw }) => msw.use(getRequestSignInCodeMockHandler(), getCurrentUserMockHandler()),
} satisfies Meta<typeof ClaimScreen>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = { canvasElement: HTMLElement }

const refused = (path: string, status: number, code: string, message: string) =>
  http.post(`*${path}`, () => HttpResponse.json({ code, message }, { status }))

const asks = async ({ canvasElement }: Canvas, contact: string, button = 'Email Me a Code') => {
  const canvas = within(canvasElement)
  const field = await canvas.findByLabelText('Email or phone')
  await userEvent.clear(field)
  await userEvent.type(field, contact)
  await userEvent.click(canvas.getByRole('button', { name: button }))
  return canvas
}

const enters = async (context: Canvas, code: string) => {
  const canvas = await asks(context, 'keiko@velora.example')
  await userEvent.type(await canvas.findByLabelText('Code'), code)
  await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }))
  return canvas
}

const shows = (words: string | RegExp) =>
  waitFor(() => expect(within(document.body).getAllByText(words)[0]).toBeVisible())

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Send Me a Code' }))
    await shows('Please enter your email or phone number')
    await waitFor(() => expect(canvas.getByLabelText('Email or phone')).toHaveFocus())
  },
}

export const Busy: Story = {
  beforeEach: ({ msw }) => msw.use(http.post('*/api/auth/code', () => delay('infinite'))),
  play: async context => {
    const canvas = await asks(context, '(310) 555-0142', 'Text Me a Code')
    await expect(canvas.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  },
}

export const CodeSent: Story = {
  play: async context => {
    const canvas = await asks(context, 'keiko@velora.example')
    await shows(/^If keiko@velora.example is on file for you only, a code is on its way/)
    await expect(canvas.getByLabelText('Code')).toHaveAttribute('autocomplete', 'one-time-code')
    await userEvent.click(canvas.getByRole('button', { name: 'Use Another Email or Phone' }))
    await expect(canvas.getByLabelText('Email or phone')).toHaveValue('keiko@velora.example')
  },
}

export const NewCode: Story = {
  play: async context => {
    const canvas = await asks(context, 'keiko@velora.example')
    await userEvent.click(await canvas.findByRole('button', { name: 'Send New Code' }))
    await shows('Earlier codes no longer work.')
  },
}

export const NoTexts: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      refused(
        '/api/auth/code',
        400,
        'texts-not-set-up',
        'We can’t text codes. Please use your email address, or ask the front desk to show you a code.',
      ),
    ),
  play: async context => {
    await asks(context, '(310) 555-0142', 'Text Me a Code')
    await shows(/^We can’t text codes/)
  },
}

export const SignedIn: Story = {
  beforeEach: ({ msw }) => msw.use(getSignInByCodeMockHandler({ isFirstTime: true })),
  play: async context => {
    await enters(context, '428 913')
    await shows('Your points and history are here.')
    await expect(context.args.onClaimed).toHaveBeenCalled()
  },
}

const sent = fn()

/** The code works once, so a retry only looks up who it signed in. */
export const ClaimedOnAWeakSignal: Story = {
  args: { readCode: () => 'a-scanned-code' },
  beforeEach: ({ msw }) => {
    sent.mockClear()
    let looks = 0
    msw.use(
      http.get('*/api/auth/user', () =>
        looks++ === 0 ? HttpResponse.error() : HttpResponse.json(getCurrentUserResponseMock()),
      ),
      getClaimMembershipMockHandler(() => {
        sent()
        return { isFirstTime: true }
      }),
    )
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Try Again' }))
    await shows('Your points and history are here.')
    await expect(args.onClaimed).toHaveBeenCalled()
    await expect(sent).toHaveBeenCalledTimes(1)
  },
}

export const TooShort: Story = {
  play: async context => {
    const canvas = await enters(context, '4289')
    await shows('Please enter the six digits of the code')
    await waitFor(() => expect(canvas.getByLabelText('Code')).toHaveFocus())
  },
}

export const WrongCode: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      refused(
        '/api/auth/code/sign-in',
        401,
        'wrong-sign-in-code',
        'That code isn’t right. Please check it and try again.',
      ),
    ),
  play: async context => {
    const canvas = await enters(context, '428913')
    await shows(/^That code isn’t right/)
    await expect(canvas.getByLabelText('Code')).toHaveValue('428913')
  },
}

export const Expired: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      refused(
        '/api/auth/code/sign-in',
        401,
        'sign-in-code-expired',
        'This code no longer works. Please get a new one.',
      ),
    ),
  play: async context => {
    await enters(context, '428913')
    await shows(/^This code no longer works/)
  },
}

export const TooManyTries: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      refused(
        '/api/auth/code/sign-in',
        429,
        'too-many-attempts',
        'Too many attempts. Please try again in 15 minutes.',
      ),
    ),
  play: async context => {
    await enters(context, '428913')
    await shows('Too many attempts. Please try again in 15 minutes.')
  },
}

export const Offline: Story = {
  beforeEach: ({ msw }) => msw.use(http.post('*/api/auth/code/sign-in', () => HttpResponse.error())),
  play: async context => {
    const canvas = await enters(context, '428913')
    await shows(/can’t reach the clinic/)
    await expect(canvas.getByLabelText('Code')).toHaveValue('428913')
  },
}

const claimed = fn()

export const DeskCodeTyped: Story = {
  beforeEach: ({ msw }) => {
    claimed.mockClear()
    msw.use(
      http.post('*/api/auth/claim', async ({ request }) => {
        claimed(await request.json())
        return HttpResponse.json({ isFirstTime: false })
      }),
    )
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(
      await canvas.findByRole('button', { name: 'I Have a Card or a Code from the Front Desk' }),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }))
    await shows('Please enter the code')
    await userEvent.type(canvas.getByLabelText('Code'), 'K7QM 4XVD')
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }))
    await shows('Welcome back!')
    await expect(claimed).toHaveBeenCalledWith({ code: 'K7QM 4XVD' })
  },
}

const scanned = { readCode: () => 'k7qm-4xvd' }
const deadCode = refused(
  '/api/auth/claim',
  401,
  'invalid-claim-code',
  'This code was already used or has expired. Please ask the front desk for a new one.',
)

export const Scanned: Story = {
  args: scanned,
  beforeEach: ({ msw }) => msw.use(getClaimMembershipMockHandler({ isFirstTime: true })),
  play: async ({ args }) => {
    await shows('Your points and history are here.')
    await expect(args.onClaimed).toHaveBeenCalled()
  },
}

/** The page was already open, so nothing reloads. */
export const ScannedHere: Story = {
  args: { readCode: fn(() => undefined as string | undefined) },
  beforeEach: ({ msw }) => msw.use(getClaimMembershipMockHandler({ isFirstTime: true })),
  play: async ({ args, canvasElement }) => {
    await within(canvasElement).findByLabelText('Email or phone')
    ;(args.readCode as ReturnType<typeof fn>).mockReturnValue('k7qm-4xvd')
    dispatchEvent(new HashChangeEvent('hashchange'))
    await shows('Your points and history are here.')
  },
}

export const ScannedTooLate: Story = {
  args: scanned,
  beforeEach: ({ msw }) => msw.use(deadCode),
  play: async ({ canvasElement }) => {
    await shows('This code no longer works')
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Get Another Code' }))
    await expect(within(canvasElement).getByLabelText('Email or phone')).toBeVisible()
  },
}

export const ScannedWithoutASignal: Story = {
  args: scanned,
  beforeEach: ({ msw }) => msw.use(http.post('*/api/auth/claim', () => HttpResponse.error())),
  play: async ({ canvasElement }) => {
    await shows('Not signed in yet')
    await expect(within(canvasElement).getByRole('button', { name: 'Try Again' })).toBeVisible()
  },
}

export const ScannedBySomeoneSignedIn: Story = {
  args: scanned,
  decorators: [inApp({ signedIn: true, path: '/claim' })],
  beforeEach: ({ msw }) => {
    claimed.mockClear()
    msw.use(
      http.post('*/api/auth/claim', () => {
        claimed()
        return delay('infinite')
      }),
    )
  },
  play: async ({ canvasElement }) => {
    await shows(/^You’re signed in as/)
    await expect(claimed).not.toHaveBeenCalled()
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Sign In with This Code' }))
    await waitFor(() => expect(claimed).toHaveBeenCalledOnce())
  },
}

const cardCode = 'b7qm-4xvd-9hj2-w3rt'

/** The link on a printed card. Nothing is sent until the patient has answered. */
export const ScannedCard: Story = {
  args: { readCode: () => cardCode },
  beforeEach: ({ msw }) =>
    msw.use(
      http.post('*/api/auth/claim', async ({ request }) => {
        await expect(await request.json()).toEqual({ code: cardCode, answer: '1991-05-14' })
        return HttpResponse.json({ isFirstTime: true })
      }),
    ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign In' }))
    await shows('Please enter your birthday')
    await userEvent.type(canvas.getByLabelText('Your birthday'), '1991-05-14')
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }))
    await shows('Your points and history are here.')
  },
}

export const TypedCard: Story = {
  beforeEach: ({ msw }) =>
    msw.use(refused('/api/auth/claim', 401, 'invalid-claim-card', 'We couldn’t sign you in with this card.')),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(
      await canvas.findByRole('button', { name: 'I Have a Card or a Code from the Front Desk' }),
    )
    await userEvent.type(canvas.getByLabelText('Code'), 'P7QM 4XVD 9HJ2 W3RT')
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }))
    await userEvent.type(await canvas.findByLabelText('Phone number'), '0142')
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }))
    await shows('We couldn’t sign you in with this card.')
  },
}
