import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, HttpResponse, http } from 'msw'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { getCurrentUserMockHandler, getCurrentUserResponseMock } from '#api/accounts/accounts.msw.ts'
import {
  getListCheckInCodesMockHandler,
  getListCheckInCodesResponseMock,
} from '#api/check-in/check-in.msw.ts'
import { getListLocationsMockHandler } from '#api/menu/menu.msw.ts'
import { hintSignedIn, inApp } from '../../app/in-app.fixtures.tsx'
import { clearSeen, rememberSeen } from '../../member/celebrated-milestones.ts'
import { CheckInScreen } from './check-in-screen.tsx'
import { keepForStory, scanMade } from './scan-queue/scan-queue.fixtures.ts'

const signedIn = [inApp({ signedIn: true, path: '/checkin' })]
const code = { id: 'a', description: 'Daily Spa Visit', pointsValue: 5, isActive: true, countsOnPaper: true }

const meta = {
  component: CheckInScreen,
  parameters: { layout: 'fullscreen' },
  args: { onScan: fn() },
  beforeEach: ({ msw }) => {
    msw.use(
      getCurrentUserMockHandler(),
      getListCheckInCodesMockHandler([code]),
      getListLocationsMockHandler([
        { id: '1', name: 'Beverly Hills' },
        { id: '2', name: 'Santa Monica' },
      ]),
    )
    return () => hintSignedIn(false)
  },
} satisfies Meta<typeof CheckInScreen>

export default meta
type Story = StoryObj<typeof meta>

const reads =
  (...texts: readonly string[]): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    for (const text of texts) await waitFor(() => expect(within(canvasElement).getByText(text)).toBeVisible())
  }

export const SignedOut: Story = {
  decorators: [inApp({ path: '/checkin' })],
  play: async ({ canvasElement }) => {
    const way = await within(canvasElement).findByRole('link', { name: 'Join VIP Program / Log in' })
    await expect(way).toHaveAttribute('href', '/auth?returnTo=%2Fcheckin')
  },
}

export const Member: Story = {
  decorators: signedIn,
  play: async context => {
    await reads(
      'Welcome, Mia',
      'Every check-in earns you 5 points.',
      'VIP Points Balance',
      'Silver Member',
    )(context)
    await reads('How to check in', 'Beverly Hills', 'Santa Monica')(context)
    const rewards = within(context.canvasElement).getByRole('link', { name: /^Your rewards/ })
    await expect(rewards).toHaveAttribute('href', '/rewards')
  },
}

export const CodesOfDifferentWorth: Story = {
  decorators: signedIn,
  beforeEach: ({ msw }) =>
    msw.use(getListCheckInCodesMockHandler([code, { ...code, id: 'b', pointsValue: 25 }])),
  play: reads('Every check-in earns you 5 to 25 points.'),
}

export const NoCodes: Story = {
  decorators: signedIn,
  beforeEach: ({ msw }) => msw.use(getListCheckInCodesMockHandler([]), getListLocationsMockHandler([])),
  play: reads('Every check-in earns you points.'),
}

export const LongTexts: Story = {
  decorators: signedIn,
  beforeEach: ({ msw }) =>
    msw.use(
      getCurrentUserMockHandler({
        ...getCurrentUserResponseMock(),
        firstName: 'Maximiliana-Alexandrina',
        name: 'Maximiliana-Alexandrina von Hohenberg-Wittelsbach',
        pointsBalance: 1_234_567,
      }),
      getListCheckInCodesMockHandler(getListCheckInCodesResponseMock()),
      getListLocationsMockHandler([
        { id: '1', name: 'Rancho Santa Margarita y Las Flores Wellness Centre' },
        { id: '2', name: 'Santa Monica' },
      ]),
    ),
  play: reads('Welcome, Maximiliana-Alexandrina'),
}

export const IsLoading: Story = {
  decorators: signedIn,
  beforeEach: ({ msw }) => msw.use(http.get('*/api/auth/user', () => delay('infinite'))),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Loading your check-in')).toBeInTheDocument()
  },
}

export const Offline: Story = {
  decorators: signedIn,
  beforeEach: ({ msw }) => msw.use(http.get('*/api/auth/user', () => HttpResponse.error())),
  play: async context => {
    await reads('Please check your connection and try again.', 'Try Again')(context)
    await expect(within(context.canvasElement).queryByRole('button', { name: 'Check In' })).toBeNull()
  },
}

export const OfflineOnThePhoneOfAMember: Story = {
  decorators: signedIn,
  beforeEach: ({ msw }) => {
    const { id, milestonesReached, tier } = getCurrentUserResponseMock()
    msw.use(http.get('*/api/auth/user', () => HttpResponse.error()))
    rememberSeen(id, { milestones: milestonesReached, tier })
    return () => clearSeen()
  },
  play: async context => {
    await reads('Your membership could not be loaded', 'Scan QR Code to Check In')(context)
    await userEvent.click(within(context.canvasElement).getByRole('button', { name: 'Check In' }))
    await expect(context.args.onScan).toHaveBeenCalled()
  },
}

export const AScanWaits: Story = {
  decorators: signedIn,
  beforeEach: () => keepForStory(scanMade({ minutesAgo: 4 })),
  play: reads('Check-in waiting for a signal', 'Scan QR Code to Check In'),
}

export const AScanExpired: Story = {
  decorators: signedIn,
  beforeEach: () => keepForStory(scanMade({ minutesAgo: 31 })),
  play: reads('Scan expired'),
}

export const Refused: Story = {
  decorators: signedIn,
  beforeEach: ({ msw }) => {
    const { id, milestonesReached, tier } = getCurrentUserResponseMock()
    const message = 'We can’t reach our records right now.'
    msw.use(
      http.get('*/api/auth/user', () => HttpResponse.json({ message }, { status: 503 }), { once: true }),
    )
    rememberSeen(id, { milestones: milestonesReached, tier })
    return () => clearSeen()
  },
  play: async context => {
    await reads('Your membership could not be loaded', 'We can’t reach our records right now.')(context)
    const canvas = within(context.canvasElement)
    await expect(canvas.queryByRole('button', { name: 'Check In' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }))
    await expect(await canvas.findByRole('button', { name: 'Check In' })).toBeVisible()
  },
}
