import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, HttpResponse, http } from 'msw'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { getCurrentUserMockHandler, getCurrentUserResponseMock } from '#api/identity/identity.msw.ts'
import { getReadPushSetupMockHandler } from '#api/messaging/messaging.msw.ts'
import type { User } from '#api/schemas/index.ts'
import { applyTheme } from '#ui-kit/theme/preference.ts'
import { dismissToast } from '#ui-kit/toast/store.ts'
import { setup } from '../messaging/push.stories-kit.ts'
import { hintSignedIn, inApp } from '../shell/in-app.stories-kit.tsx'
import { ProfileScreen } from './profile-screen.tsx'

const meta = {
  component: ProfileScreen,
  decorators: [inApp({ signedIn: true, path: '/profile' })],
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ msw }) => {
    msw.use(getCurrentUserMockHandler(), getReadPushSetupMockHandler(setup))
    return () => {
      hintSignedIn(false)
      dismissToast()
    }
  },
} satisfies Meta<typeof ProfileScreen>

export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const reads =
  (...texts: readonly string[]): Play =>
  async ({ canvasElement }) => {
    for (const text of texts)
      await waitFor(() => expect(within(canvasElement).getAllByText(text)[0]).toBeVisible())
  }

const member = (change: Partial<User>): Pick<Story, 'beforeEach'> => ({
  beforeEach: ({ msw }) => msw.use(getCurrentUserMockHandler({ ...getCurrentUserResponseMock(), ...change })),
})

export const Silver: Story = {
  play: reads('Mia Hart', 'mia@velora.example', 'Silver Member', '240', '$1,250', 'Jan 2026', 'Next: Gold'),
}

export const NewMember: Story = {
  ...member({
    name: 'Noor',
    pointsBalance: 0,
    vipTier: 'Bronze',
    totalSpent: '0.00',
    totalVisits: 0,
    tierProgress: { nextTier: 'Silver', target: '500.00', missing: '500.00', percent: 0 },
  }),
  play: reads('Bronze Member', '$0'),
}

export const Platinum: Story = {
  ...member({
    vipTier: 'Platinum',
    pointsBalance: 12_480,
    totalSpent: '12500.50',
    tierProgress: { nextTier: null, target: null, missing: '0.00', percent: 100 },
  }),
  play: reads('Max Tier Reached', '12,480', '$12,500.50'),
}

export const LongTexts: Story = {
  ...member({
    name: 'Maximiliana-Alexandrina von Hohenberg-Wittelsbach',
    email: 'maximiliana-alexandrina.von-hohenberg-wittelsbach@a-very-long-domain.example',
    pointsBalance: 1_234_567,
    totalSpent: '1234567.89',
  }),
  play: reads('1,234,567'),
}

export const EveningChosen: Story = {
  play: async ({ canvasElement }) => {
    const before = document.documentElement.dataset['theme']
    await userEvent.click(await within(canvasElement).findByRole('radio', { name: 'Evening' }))
    await expect(document.documentElement.dataset['theme']).toBe('dark')
    await expect(localStorage.getItem('theme')).toBe('dark')
    await expect(within(canvasElement).getByRole('radio', { name: 'Evening' })).toBeChecked()
    localStorage.removeItem('theme')
    applyTheme(before === 'dark' ? 'dark' : 'light')
  },
}

export const LoggingOut: Story = {
  beforeEach: ({ msw }) => msw.use(http.post('*/api/auth/logout', () => delay('infinite'))),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Log Out' }))
    await expect(await within(canvasElement).findByRole('button', { name: 'Logging out...' })).toBeDisabled()
  },
}

export const LogoutRefused: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      http.post('*/api/auth/logout', () =>
        HttpResponse.json({ message: 'Please try later.' }, { status: 503 }),
      ),
    ),
  play: async context => {
    await userEvent.click(await within(context.canvasElement).findByRole('button', { name: 'Log Out' }))
    await reads('Logout failed', 'Please try later.')(context)
    await expect(within(context.canvasElement).getByRole('button', { name: 'Log Out' })).toBeEnabled()
  },
}

export const LogoutRefusedWithoutReason: Story = {
  beforeEach: ({ msw }) =>
    msw.use(http.post('*/api/auth/logout', () => HttpResponse.json({ message: '' }, { status: 500 }))),
  play: async context => {
    await userEvent.click(await within(context.canvasElement).findByRole('button', { name: 'Log Out' }))
    await reads('Logout failed', 'Failed to logout. Please try again.')(context)
  },
}

export const IsLoading: Story = {
  beforeEach: ({ msw }) => msw.use(http.get('*/api/auth/user', () => delay('infinite'))),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Loading your profile')).toBeInTheDocument()
  },
}

export const Unreached: Story = {
  beforeEach: ({ msw }) => msw.use(http.get('*/api/auth/user', () => HttpResponse.error())),
  play: reads('Your profile could not be loaded'),
}
