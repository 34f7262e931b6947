import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, HttpResponse, http } from 'msw'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { getCurrentUserResponseMock } from '#api/accounts/accounts.msw.ts'
import { getCurrentUserQueryKey } from '#api/accounts/accounts.ts'
import {
  getChooseMailPreferenceMockHandler,
  getChoosePreferenceMockHandler,
  getReadMailPreferenceMockHandler,
  getReadPreferencesMockHandler,
} from '#api/consents/consents.msw.ts'
import { inApp } from '../../app/in-app.fixtures.tsx'
import { MemberNavigation } from '../../app/member-navigation.tsx'
import { queryClient } from '../../data/query-client.ts'
import {
  channel,
  decided,
  decision,
  press,
  shownMeta,
  shows,
  undecided,
} from './preferences-screen.fixtures.tsx'
import type { PreferencesScreen } from './preferences-screen.tsx'

const meta = { ...shownMeta } satisfies Meta<typeof PreferencesScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Decided: Story = {
  play: async ({ canvasElement }) => {
    await shows(canvasElement, 'Set up on 2 devices.')
    await shows(canvasElement, 'Yes to offers by text message to +13105550142')
    await shows(canvasElement, 'Chosen in the medical intake · Consent text 2026-11-21')
  },
}

export const NothingDecided: Story = {
  beforeEach: ({ msw }) => msw.use(getReadPreferencesMockHandler(undecided)),
  play: async ({ canvasElement }) => {
    await shows(canvasElement, 'No choices yet')
    await within(canvasElement).findByRole('button', { name: 'No, Thank You: offers by email' })
  },
}

export const Stopping: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      getChoosePreferenceMockHandler({
        ...decided,
        channels: [channel({ channel: 'email', choice: 'off' }), ...decided.channels.slice(1)],
        history: [decision(0, { given: false }), ...decided.history.slice(1)],
      }),
    ),
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Stop: offers by email')
    await shows(document.body, 'You won’t get any more offers by email.')
    await shows(canvasElement, 'No to offers by email')
  },
}

export const ManyDecisions: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      getReadPreferencesMockHandler({
        ...decided,
        history: Array.from({ length: 24 }, (_, n) => decision(n, { given: n % 2 === 0 })),
      }),
    ),
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Show All 24')
    await waitFor(() => expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(24))
  },
}

export const ByALink: Story = {
  args: { token: 'a-token' },
  decorators: [inApp({ path: '/preferences?token=a-token' })],
  beforeEach: ({ msw }) => {
    const mail = { ...decided, channels: decided.channels.slice(0, 1), history: [decision(0)] }
    msw.use(
      getReadMailPreferenceMockHandler(mail),
      getChooseMailPreferenceMockHandler({
        ...mail,
        channels: [channel({ channel: 'email', choice: 'off' })],
        history: [decision(0, { given: false, source: 'preferences link' }), ...mail.history],
      }),
    )
  },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Stop: offers by email')
    await shows(canvasElement, 'Chosen through a link in an email · Consent text preferences-2')
  },
}

/** Most who follow the link are signed in on their phone. */
export const ByALinkAsAMember: Story = {
  args: { token: 'a-token' },
  decorators: [
    Story => (
      <>
        <Story />
        <MemberNavigation />
      </>
    ),
  ],
  beforeEach: ({ msw }) =>
    msw.use(
      getReadMailPreferenceMockHandler({
        ...decided,
        channels: decided.channels.slice(0, 1),
        history: Array.from({ length: 5 }, (_, n) => decision(n, { given: n % 2 === 0 })),
      }),
    ),
  play: async ({ canvas }) => {
    const last = (await canvas.findAllByText('Yes to offers by email')).at(-1)
    const bar = await canvas.findByRole('navigation', { name: 'Main' })
    scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })
    const item = last?.closest('li')?.getBoundingClientRect()
    await expect(item?.bottom).toBeLessThan(bar.getBoundingClientRect().top)
  },
}

export const WrongLink: Story = {
  args: { token: 'a-token' },
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('*/api/preferences/:token', () =>
        HttpResponse.json({ message: 'This link is not complete.' }, { status: 404 }),
      ),
    ),
  play: async ({ canvasElement }) => {
    await shows(canvasElement, 'This link could not be opened')
    await shows(canvasElement, 'This link is not complete.')
    await expect(within(canvasElement).queryByRole('button', { name: 'Try Again' })).toBeNull()
  },
}

export const SignedOut: Story = {
  decorators: [inApp({ path: '/preferences' })],
  play: ({ canvasElement }) => shows(canvasElement, 'Sign in to see your preferences'),
}

export const LoadingPreferences: Story = {
  beforeEach: ({ msw }) => msw.use(http.get('*/api/preferences', () => delay('infinite'))),
}

export const Offline: Story = {
  beforeEach: ({ msw }) => msw.use(http.get('*/api/preferences', () => HttpResponse.error())),
  play: ({ canvasElement }) => shows(canvasElement, 'Your preferences could not be loaded'),
}

export const ChoiceLost: Story = {
  beforeEach: ({ msw }) => msw.use(http.post('*/api/preferences', () => HttpResponse.error())),
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Stop: offers by email')
    await shows(document.body, 'We couldn’t save your choice')
    await within(canvasElement).findByRole('button', { name: 'Stop: offers by email' })
  },
}

/** Another member signs in while offline: nothing of the previous member may appear. */
export const AnotherMember: Story = {
  beforeEach: ({ msw }) => {
    let asked = 0
    msw.use(
      http.get('*/api/preferences', () => {
        asked += 1
        return asked === 1 ? HttpResponse.json(decided) : HttpResponse.error()
      }),
    )
  },
  play: async ({ canvasElement }) => {
    const number = await within(canvasElement).findByLabelText('Mobile number')
    await userEvent.type(number, '9')
    await expect(JSON.stringify({ ...sessionStorage })).toContain('+131055501429')
    const noor = { ...getCurrentUserResponseMock(), id: 'noor', name: 'Noor' }
    queryClient.setQueryData(getCurrentUserQueryKey(), noor)
    await shows(canvasElement, 'Your preferences could not be loaded')
    await expect(within(canvasElement).queryByLabelText('Mobile number')).toBeNull()
  },
}
