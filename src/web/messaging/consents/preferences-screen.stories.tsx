import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, HttpResponse, http } from 'msw'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { getCurrentUserMockHandler, getCurrentUserResponseMock } from '#api/identity/identity.msw.ts'
import { getCurrentUserQueryKey } from '#api/identity/identity.ts'
import {
  getChooseMailPreferenceMockHandler,
  getChoosePreferenceMockHandler,
  getConfirmNumberMockHandler,
  getReadMailPreferenceMockHandler,
  getReadPreferencesMockHandler,
} from '#api/preferences/preferences.msw.ts'
import type { Preferences } from '#api/schemas/index.ts'
import { dismissToast } from '#ui-kit/toast/store.ts'
import { hintSignedIn, inApp } from '../../app/in-app.fixtures.tsx'
import { clearDrafts } from '../../data/drafts.ts'
import { queryClient } from '../../data/query-client.ts'
import type { ChannelPreference } from './preference-labels.ts'
import { PreferencesScreen } from './preferences-screen.tsx'

const channel = (change: Partial<ChannelPreference> & Pick<ChannelPreference, 'channel'>) => ({
  choice: 'undecided' as const,
  statement: 'Offers, birthday specials and news about the VIP program. You can end them at any time.',
  number: null,
  confirming: null,
  stopped: false,
  devices: 0,
  ...change,
})

const decision = (n: number, change: Partial<Preferences['history'][number]> = {}) => ({
  channel: 'email' as const,
  given: true,
  number: null,
  wording: 'preferences-1',
  source: 'preferences',
  at: new Date(Date.UTC(2026, 10, 20, 18, -n)).toISOString(),
  ...change,
})

const decided: Preferences = {
  wording: 'preferences-1',
  channels: [
    channel({ channel: 'email', choice: 'on' }),
    channel({ channel: 'push', choice: 'on', devices: 2 }),
    channel({ channel: 'sms', choice: 'on', number: '+13105550142' }),
  ],
  history: [
    decision(0),
    decision(1, { channel: 'push', source: 'push setup', wording: 'push-setup-1' }),
    decision(2, { channel: 'sms', number: '+13105550142', source: 'intake', wording: '2026-11-21' }),
  ],
}

const undecided: Preferences = {
  wording: 'preferences-1',
  channels: [channel({ channel: 'email' }), channel({ channel: 'push' }), channel({ channel: 'sms' })],
  history: [],
}

const meta = {
  component: PreferencesScreen,
  decorators: [inApp({ signedIn: true, path: '/preferences' })],
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ msw }) => {
    clearDrafts()
    msw.use(getCurrentUserMockHandler(), getReadPreferencesMockHandler(decided))
    return () => {
      hintSignedIn(false)
      dismissToast()
    }
  },
} satisfies Meta<typeof PreferencesScreen>

export default meta
type Story = StoryObj<typeof meta>

const shows = (canvas: HTMLElement, text: string | RegExp) =>
  waitFor(() => expect(within(canvas).getAllByText(text)[0]).toBeVisible())
const press = async (canvas: HTMLElement, name: string) =>
  userEvent.click(await within(canvas).findByRole('button', { name }))

export const Decided: Story = {
  play: async ({ canvasElement }) => {
    await shows(canvasElement, 'Set up on 2 devices.')
    await shows(canvasElement, 'Yes to offers by text message to +13105550142')
    await shows(canvasElement, 'Decided in the medical intake · words: version 2026-11-21')
  },
}

export const NothingDecided: Story = {
  beforeEach: ({ msw }) => msw.use(getReadPreferencesMockHandler(undecided)),
  play: async ({ canvasElement }) => {
    await shows(canvasElement, 'Nothing decided yet')
    await within(canvasElement).findByRole('button', { name: 'No, Thank You: offers by e-mail' })
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
    await press(canvasElement, 'Stop: offers by e-mail')
    await shows(document.body, 'You’ll get no more offers by e-mail.')
    await shows(canvasElement, 'No to offers by e-mail')
  },
}

export const WrongNumber: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      getReadPreferencesMockHandler(undecided),
      http.post('*/api/preferences', () =>
        HttpResponse.json(
          { message: 'Please enter a phone number with its area code.', code: 'no-textable-number' },
          { status: 400 },
        ),
      ),
    ),
  play: async ({ canvasElement }) => {
    await userEvent.type(await within(canvasElement).findByLabelText('Mobile number'), '12')
    await press(canvasElement, 'Yes, Text Me')
    await shows(canvasElement, 'Please enter a phone number with its area code.')
    await waitFor(() => expect(within(canvasElement).getByLabelText('Mobile number')).toHaveFocus())
  },
}

const toConfirm: Preferences = {
  ...undecided,
  channels: [channel({ channel: 'sms', confirming: '+13105550142' })],
}

const refusesCode = (message: string, code: string) =>
  http.post('*/api/preferences/confirm-number', () => HttpResponse.json({ message, code }, { status: 400 }))

export const CodeOnItsWay: Story = {
  beforeEach: ({ msw }) =>
    msw.use(getReadPreferencesMockHandler(undecided), getChoosePreferenceMockHandler(toConfirm)),
  play: async ({ canvasElement }) => {
    await userEvent.type(await within(canvasElement).findByLabelText('Mobile number'), '+13105550142')
    await press(canvasElement, 'Yes, Text Me')
    await shows(document.body, 'It is on its way to +13105550142.')
    await shows(canvasElement, 'To be confirmed')
    await within(canvasElement).findByLabelText('Code')
  },
}

export const NumberConfirmed: Story = {
  beforeEach: ({ msw }) =>
    msw.use(getReadPreferencesMockHandler(toConfirm), getConfirmNumberMockHandler(decided)),
  play: async ({ canvasElement }) => {
    await userEvent.type(await within(canvasElement).findByLabelText('Code'), '123 456')
    await press(canvasElement, 'Confirm Number')
    await shows(document.body, 'You’ll get offers by text message.')
    await waitFor(() => expect(within(canvasElement).queryByLabelText('Code')).toBeNull())
  },
}

export const WrongCode: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      getReadPreferencesMockHandler(toConfirm),
      refusesCode('This is not the code that we texted you.', 'wrong-code'),
    ),
  play: async ({ canvasElement }) => {
    await userEvent.type(await within(canvasElement).findByLabelText('Code'), '12')
    await press(canvasElement, 'Confirm Number')
    await shows(canvasElement, 'Please enter the six digits')
    const field = within(canvasElement).getByLabelText('Code')
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.type(field, '3456')
    await press(canvasElement, 'Confirm Number')
    await shows(canvasElement, 'This is not the code that we texted you.')
    await waitFor(() => expect(field).toHaveFocus())
  },
}

export const EnoughCodes: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      getReadPreferencesMockHandler(toConfirm),
      http.post('*/api/preferences', () =>
        HttpResponse.json(
          {
            message: 'We have texted enough codes for today. Please try again tomorrow.',
            code: 'enough-codes',
          },
          { status: 429 },
        ),
      ),
    ),
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Send a New Code')
    await shows(canvasElement, 'We have texted enough codes for today. Please try again tomorrow.')
  },
}

export const AnsweredStop: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      getReadPreferencesMockHandler({
        ...decided,
        channels: [channel({ channel: 'sms', choice: 'on', number: '+13105550142', stopped: true })],
      }),
    ),
  play: ({ canvasElement }) => shows(canvasElement, 'This number answered STOP'),
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
    await press(canvasElement, 'Stop: offers by e-mail')
    await shows(canvasElement, 'Decided by the link of an e-mail · words: version preferences-1')
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
  play: ({ canvasElement }) => shows(canvasElement, 'This link is not complete.'),
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
    await press(canvasElement, 'Stop: offers by e-mail')
    await shows(document.body, 'Your choice was not saved')
    await within(canvasElement).findByRole('button', { name: 'Stop: offers by e-mail' })
  },
}

/** Somebody else signs in, and the clinic can't be reached: nothing of the member before is there. */
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

export const AnotherMembersNumber: Story = {
  beforeEach: ({ msw }) => msw.use(getReadPreferencesMockHandler(undecided)),
  play: async ({ canvasElement }) => {
    await userEvent.type(await within(canvasElement).findByLabelText('Mobile number'), '310')
    const noor = { ...getCurrentUserResponseMock(), id: 'noor', name: 'Noor' }
    queryClient.setQueryData(getCurrentUserQueryKey(), noor)
    await waitFor(() => expect(within(canvasElement).getByLabelText('Mobile number')).toHaveValue(''))
  },
}
