import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, HttpResponse, http } from 'msw'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import {
  getCountOtherDevicesMockHandler,
  getCurrentUserMockHandler,
  getCurrentUserResponseMock,
  getSignOutElsewhereMockHandler,
  getSignOutMockHandler,
} from '#api/accounts/accounts.msw.ts'
import { getCurrentUserQueryKey } from '#api/accounts/accounts.ts'
import { getListOwnContactsMockHandler } from '#api/contact-changes/contact-changes.msw.ts'
import { getListLocationsMockHandler } from '#api/menu/menu.msw.ts'
import { getReadPushSetupMockHandler } from '#api/push/push.msw.ts'
import type { User } from '#api/schemas/index.ts'
import { getReadUsualPlaceMockHandler } from '#api/usual-places/usual-places.msw.ts'
import { dismissToast } from '#ui-kit/feedback/toast/store.ts'
import { applyTheme } from '#ui-kit/foundations/theme/preference.ts'
import { hintSignedIn, inApp } from '../app/in-app.fixtures.tsx'
import { queryClient } from '../data/query-client.ts'
import { hasInputInMemory, signInOnThisPage } from '../data/unauthorized.ts'
import { setup } from '../messaging/push/push.fixtures.ts'
import { ProfileScreen } from './profile-screen.tsx'

const meta = {
  component: ProfileScreen,
  decorators: [inApp({ signedIn: true, path: '/profile' })],
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ msw }) => {
    msw.use(
      getCurrentUserMockHandler(),
      getReadPushSetupMockHandler(setup),
      getCountOtherDevicesMockHandler({ others: 0 }),
      getListOwnContactsMockHandler([
        { kind: 'email', value: 'mia@velora.example', isShared: false, isConfirmed: true },
      ]),
      getListLocationsMockHandler(['Mitte', 'Charlottenburg'].map(name => ({ id: name, name }))),
      getReadUsualPlaceMockHandler({ placeId: null }),
    )
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
  parameters: { pictures: 'every width' },
  play: async context => {
    await reads('VIP Profile', 'Mia Hart', 'mia@velora.example', 'Silver Member', '240', '$1,250')(context)
    await reads('Jan 2026', 'Next: Gold', 'Log Out')(context)
    await within(context.canvasElement).findByLabelText(/^Preferred location/, {}, { timeout: 15_000 })
    const kept = queryClient.getQueryCache().find({ queryKey: getCurrentUserQueryKey() })
    await expect(kept?.observers.map(({ options }) => options.staleTime)).toContain(300_000)
    await expect(kept?.gcTime).toBe(600_000)
  },
}

const signsOutElsewhere: Play = async ({ canvasElement }) =>
  userEvent.click(await within(canvasElement).findByRole('button', { name: 'Sign Out Everywhere Else' }))

export const SignedInElsewhere: Story = {
  beforeEach: ({ msw }) =>
    msw.use(getCountOtherDevicesMockHandler({ others: 2 }), getSignOutElsewhereMockHandler({ ended: 2 })),
  play: async context => {
    await reads('You are also signed in on 2 other devices.')(context)
    await signsOutElsewhere(context)
    await waitFor(() => expect(within(document.body).getByText('Signed out elsewhere')).toBeVisible())
    await reads('You are signed in on this device only.')(context)
    const button = within(context.canvasElement).getByRole('button', { name: 'Sign Out Everywhere Else' })
    await expect(button).toBeDisabled()
  },
}

export const NotSignedOutElsewhere: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      getCountOtherDevicesMockHandler({ others: 1 }),
      http.post('*/api/auth/other-devices/logout', () =>
        HttpResponse.json({ message: 'We can’t reach our records right now.' }, { status: 503 }),
      ),
    ),
  play: async context => {
    await reads('You are also signed in on one other device.')(context)
    await signsOutElsewhere(context)
    const page = within(document.body)
    await waitFor(() => expect(page.getByText('You are still signed in elsewhere')).toBeVisible())
    await expect(page.getByText('We can’t reach our records right now.')).toBeVisible()
  },
}

const face =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Crect width='8' height='8' fill='%23b98'/%3E%3C/svg%3E"

const chooses = async (canvasElement: HTMLElement) => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Add a photo' }))
  const field = await within(canvasElement).findByLabelText(/^Choose a/)
  await userEvent.upload(field, new File(['a picture'], 'me.png', { type: 'image/png' }))
}

const isTold = (words: string) => waitFor(() => expect(within(document.body).getByText(words)).toBeVisible())

/** The photo's URL comes with the member; it is shown once the photo has loaded. */
export const PhotoChosen: Story = {
  beforeEach: ({ msw }) => {
    let profileImageUrl: string | null = null
    msw.use(
      http.get('*/api/auth/user', () =>
        HttpResponse.json({ ...getCurrentUserResponseMock(), profileImageUrl }),
      ),
      http.post('*/api/user/photo', () => {
        profileImageUrl = face
        return HttpResponse.json({ profileImageUrl })
      }),
      http.delete('*/api/user/photo', () => {
        profileImageUrl = null
        return HttpResponse.json({ success: true })
      }),
    )
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await chooses(canvasElement)
    await isTold('Photo Saved')
    await waitFor(() => expect(canvasElement.querySelector(`img[src="${face}"]`)).toBeVisible())
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove photo' }))
    await isTold('Photo Removed')
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull())
    await expect(canvas.getByText('MH')).toBeVisible()
  },
}

export const PhotoRefused: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      http.post('*/api/user/photo', () =>
        HttpResponse.json({ code: 'no-profile-photo', message: 'This file is no picture.' }, { status: 400 }),
      ),
    ),
  play: async ({ canvasElement }) => {
    await chooses(canvasElement)
    await isTold('Photo Not Changed')
    await isTold('This file is no picture.')
  },
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

/** Recovery codes are entered with an email address. */
export const WithoutEmail: Story = {
  ...member({ email: '' }),
  play: reads('Fingerprint, face or PIN sign-in'),
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
    await userEvent.click(await within(canvasElement).findByRole('radio', { name: 'Dark' }))
    await expect(document.documentElement.dataset['theme']).toBe('dark')
    await expect(localStorage.getItem('theme')).toBe('dark')
    await expect(within(canvasElement).getByRole('radio', { name: 'Dark' })).toBeChecked()
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

/** An intake that wasn't sent is gone with its member, so nothing has to be kept from a reload. */
export const LoggedOutWithAnUnfinishedIntake: Story = {
  beforeEach: ({ msw }) => {
    signInOnThisPage(async () => {})
    msw.use(getSignOutMockHandler())
    return () => signInOnThisPage(undefined)
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Log Out' }))
    await waitFor(() => expect(hasInputInMemory()).toBe(false))
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
