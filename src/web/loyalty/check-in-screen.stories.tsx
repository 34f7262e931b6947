import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, HttpResponse, http } from 'msw'
import { expect, fn, within } from 'storybook/test'
import { getListLocationsMockHandler } from '#api/content/content.msw.ts'
import { getCurrentUserMockHandler, getCurrentUserResponseMock } from '#api/identity/identity.msw.ts'
import { getListCheckInCodesMockHandler, getListCheckInCodesResponseMock } from '#api/loyalty/loyalty.msw.ts'
import { hintSignedIn, inApp } from '../shell/in-app.stories-kit.tsx'
import { CheckInScreen } from './check-in-screen.tsx'

const signedIn = [inApp({ signedIn: true, path: '/checkin' })]
const code = { id: 'a', description: 'Daily Spa Visit', pointsValue: 5, isActive: true }

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
    for (const text of texts) await expect(await within(canvasElement).findByText(text)).toBeVisible()
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
  play: reads('Every check-in earns you 5 points.', 'Santa Monica', 'VIP Points Balance'),
}

export const CodesOfDifferentWorth: Story = {
  decorators: signedIn,
  beforeEach: ({ msw }) =>
    msw.use(getListCheckInCodesMockHandler([code, { ...code, id: 'b', pointsValue: 25 }])),
  play: reads('Every check-in earns you from 5 to 25 points.'),
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
  play: reads('Please check your connection and try again.', 'Try Again'),
}
